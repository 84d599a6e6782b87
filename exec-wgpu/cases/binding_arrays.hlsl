// Which texture of an array is read is only known when the shader runs: `binding_array` for wgpu, a branch for browsers. The
// case binds each element, as for browsers.
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// in 0: uint 2 0 1 2
// texture 1: 1x1 float 0.25
// texture 2: 1x1 float 0.5
// texture 3: 1x1 float 8
// out 4: float 8 0.25 0.5 8
[[vk::binding(0)]] StructuredBuffer<uint> chosen;
[[vk::binding(1)]] Texture2D<float> textures[3];
[[vk::binding(4)]] RWStructuredBuffer<float> texels;

[numthreads(1, 1, 1)]
void main()
{
    for (uint i = 0; i < 4; ++i)
        texels[i] = textures[chosen[i]].Load(int3(0, 0, 0));
}
