// args: -T cs_6_0 -E main
groupshared float total = 1;
[numthreads(1, 1, 1)] void main() { total = 2; }
