// args: -T ps_6_0 -E main -fspv-target-env=wgpu -fcgl
// args: -T vs_6_0 -E vertex -fspv-target-env=webgpu
// Labels of 64 bits, constant indices that are too large, copies of arrays of resources, integers that are interpolated.
Texture2D textures[2];
SamplerState filter;
cbuffer Lists { float list[2]; uint64_t key; };
static Texture2D copies[2] = textures;

float4 main(float2 at : AT) : SV_Target
{
    uint index = 3;
    float4 sum = copies[1].Sample(filter, at) + list[index];
    switch (key)
    {
    case 0x100000000ull: return sum;
    case 7: return sum + 1;
    default: return sum + 2;
    }
}

void vertex(int3 at : AT, out float4 place : SV_Position, out noperspective int number : NUMBER)
{
    place = at.xyzz;
    number = at.z;
}
