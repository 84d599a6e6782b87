float4 main() : SV_Target {
    float3 color = missing_name;
    return float4(color, 1)
}
