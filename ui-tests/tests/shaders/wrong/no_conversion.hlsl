float4 main(float2 uv : TEXCOORD0) : SV_Target {
    float3 color = uv;
    return float4(color, 1);
}
