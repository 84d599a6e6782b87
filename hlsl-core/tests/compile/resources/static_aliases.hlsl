// args: -T ps_6_0 -E main
Texture2D<float4> before;
Texture2D<float4> after;
SamplerState smooth;

static Texture2D<float4> current = before;
static const SamplerState filter = smooth;

float4 read(float2 uv)
{
    return current.Sample(filter, uv);
}

float4 main(float2 uv : UV) : SV_Target
{
    float4 old = read(uv);
    current = after;
    return old - read(uv);
}
