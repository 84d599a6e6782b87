// args: -T cs_6_6 -E main -fspv-target-env=wgpu
// args: -T cs_6_6 -E main -fspv-target-env=webgpu
// Texels of 64 bits are two words, and a choice by such a number is one by the index of the case.
Texture2D<uint64_t> from;
RWTexture2D<int64_t> to;

[numthreads(8, 1, 1)]
void main(uint2 at : SV_DispatchThreadID)
{
    int64_t texel = (int64_t)(from[at] / 10);
    switch (texel) {
    case 5:
        texel = 50;
        break;
    case -1:
        texel = 3;
        break;
    }
    to[at] = texel;
}
