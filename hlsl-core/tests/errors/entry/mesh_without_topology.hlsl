// args: -T ms_6_5 -E main
struct V { float4 p : SV_Position; };
[numthreads(1, 1, 1)] void main(out vertices V v[3], out indices uint3 t[1]) { SetMeshOutputCounts(3, 1); }
