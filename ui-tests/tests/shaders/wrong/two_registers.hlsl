#if __SHADER_TARGET_STAGE == __SHADER_STAGE_PIXEL
#define PLACE b1
#else
#define PLACE b0
#endif

cbuffer Shared : register(PLACE) {
    float4 color;
};

float4 vs_main() : SV_Position {
    return color;
}

float4 ps_main() : SV_Target {
    return color;
}
