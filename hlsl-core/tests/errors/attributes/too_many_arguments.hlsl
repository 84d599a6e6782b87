// args: -T cs_6_0 -E main
[numthreads(8, 8, 1, 1)] void main() { }
