// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.1
struct V { float4 p : SV_Position; };
[numthreads(1, 1, 1)] [outputtopology("triangle")]
void main(uint i : SV_GroupIndex, out vertices V v[3], out indices uint3 t[1])
{
    SetMeshOutputCounts(3, 1);
    v[i].p = ddx(float(i));
}
