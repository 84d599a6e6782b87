// args: -T ps_6_0 -E main
// A choice among so many textures would be as many branches.
Texture2D<float4> all[128];
Texture2D<float4> other;

float4 main(nointerpolation uint i : A) : SV_Target
{
    Texture2D<float4> local[128] = all;
    local[5] = other;
    return local[i].Load(int3(0, 0, 0));
}
