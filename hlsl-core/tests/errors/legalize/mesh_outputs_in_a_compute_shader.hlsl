// args: -T cs_6_5 -E main
[numthreads(1, 1, 1)] void main() { SetMeshOutputCounts(3, 1); }
