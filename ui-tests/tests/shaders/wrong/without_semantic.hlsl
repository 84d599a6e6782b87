struct Varyings {
    float4 place : SV_Position;
    float2 uv;
};

float4 main(Varyings input) : SV_Target {
    return input.uv.xyxy;
}
