cbuffer Shared : register(b0) {
#if __SHADER_TARGET_STAGE == __SHADER_STAGE_PIXEL
    float2 size;
#endif
    float4 color;
};

float4 vs_main() : SV_Position {
    return color;
}

#if __SHADER_TARGET_STAGE == __SHADER_STAGE_PIXEL
float4 ps_main() : SV_Target {
    return color * size.x;
}
#endif
