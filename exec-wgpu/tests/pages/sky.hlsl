float4 main(float3 up : UP) : SV_Target {
    return float4(lerp(float3(0.9, 0.8, 0.7), float3(0.2, 0.4, 0.8), saturate(up.y)), 1);
}
