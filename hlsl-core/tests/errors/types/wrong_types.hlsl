Texture2D<float4> picture;

float4 main(float2 uv : UV) : SV_Target
{
    float3 wide = uv;
    float4 sum = uv + picture;
    int3x3 m = uv;
    return sum.xy;
}
