// args: -T cs_6_5 -E main
struct P { float4 c; };
groupshared P p;
[numthreads(1, 1, 1)] void main() { DispatchMesh(1, 1, 1, p); }
