// args: -T cs_6_0 -E main
groupshared float values[];
[numthreads(1, 1, 1)] void main() { }
