// args: -T cs_6_0 -E main
[numthreads(64, 64, 1)] void main() { }
