float3 color(float4 c) {
    float3 truncated = c;
    return truncated;
}

float4 main(float4 c : COLOR) : SV_Target {
    return float4(color(c), 1);
}
