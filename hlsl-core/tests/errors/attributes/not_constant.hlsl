// args: -T cs_6_0 -E main
int size;
[numthreads(size, 1, 1)] void main() { }
