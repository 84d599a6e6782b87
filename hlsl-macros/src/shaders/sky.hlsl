// The shader of the examples in the documentation.
struct Vertex {
    float3 position : POSITION;
    float2 uv : TEXCOORD;
};

cbuffer Camera : register(b0) {
    float4x4 view_projection;
    float3 eye;
    float time;
};
Texture2D<float4> stars : register(t1);
SamplerState smooth_sampler : register(s2);

struct Corner {
    float4 position : SV_Position;
    float2 uv : TEXCOORD;
};

Corner vs_main(Vertex vertex) {
    Corner corner;
    corner.position = mul(view_projection, float4(vertex.position + eye, 1));
    corner.uv = vertex.uv;
    return corner;
}

float4 ps_main(Corner corner) : SV_Target {
    return stars.Sample(smooth_sampler, corner.uv + time * 0.01);
}
