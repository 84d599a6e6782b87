// args: -T cs_6_0 -E main
[numthreads(8, 8)] void main() { }
