// args: -T cs_6_0 -E main
extern groupshared float a;
[numthreads(1, 1, 1)] void main() { }
