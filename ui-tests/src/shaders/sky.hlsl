// The shader of docs/hot-reload.md.
struct Frame {
    float3 sun;
    float time;
};
ConstantBuffer<Frame> frame;

float4 vertex(uint id : SV_VertexID, out float2 uv : UV) : SV_Position {
    uv = float2(id & 1, id >> 1) * 2;
    return float4(uv * 2 - 1, 0, 1);
}

float4 pixel(float4 at : SV_Position, float2 uv : UV) : SV_Target {
    float3 color = lerp(float3(0.9, 0.8, 0.7), float3(0.2, 0.4, 0.8), uv.y) + frame.sun;
#ifdef STARS
    color += frac(sin(dot(floor(at.xy), float2(12.9, 78.2))) * 43758.5 + frame.time) > 0.999;
#endif
    return float4(color, 1);
}
