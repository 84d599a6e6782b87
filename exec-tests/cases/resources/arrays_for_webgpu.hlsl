// Elements of arrays have a binding each, and an index at run time is a branch; one beyond the end is the last element.
// The sampler of a combined image sampler is bound 100 behind its texture.
// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// in 0: uint 1 2 3 4
// in 1: uint 10 20 30 40 50
// in 2: uint 100 200
// in 3: uint 1 0 0 0
// out 3: uint 5 4 4 0
// out 4: uint 10 60 4 5
// out 5: uint 100 9 4 2
// texture 6: 1x1 float 0.25
// texture 7: 1x1 float 0.5
// sampler 106: nearest clamp
// sampler 107: nearest clamp
// out 8: float 0.25 0.5 0.5 0.5
[[vk::binding(0)]] StructuredBuffer<uint> given[3];
[[vk::binding(3)]] RWByteAddressBuffer results[3];
[[vk::binding(6)]] vk::SampledTexture2D<float> textures[2];
[[vk::binding(8)]] RWStructuredBuffer<float> texels;

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    texels[i] = textures[i].SampleLevel(float2(0.5, 0.5), 0) ;
    if (i == 3) {
        results[1].Store(4, 60);
        results[2].Store(4, 9);
        return;
    }
    uint count, stride, before;
    given[i].GetDimensions(count, stride);
    results[i].InterlockedAdd(0, given[i][0] , before);
    results[i].Store(8, 4);
    results[i].Store(12, i == 0 ? 0 : count);
    if (i == 0) {
        results[0].InterlockedAdd(0, before + 2, before);
        results[0].Store(4, count);
    }
}
