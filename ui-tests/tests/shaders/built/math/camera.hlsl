// Vectors and matrices at places where glam's types fit, and where they do not.
// entry: vs_6_0 placed
struct Plane { float4 normal; };
struct Fog { float4 color; float density; };
cbuffer Camera
{
    float4x4 view;
    row_major float4x4 transposed;
    float4 eye;
    Plane planes[6];
    float near;
    float far;
    float2 size;
    float3 up;
    float time;
};
ConstantBuffer<Fog> fog;
StructuredBuffer<float4> points;
[[vk::push_constant]] struct { float scale; float4 tint; } push;

float4 placed(float4 place : POSITION, float2 uv : TEXCOORD, float4 color : COLOR, uint id : SV_VertexID) : SV_Position
{
    float4 all = mul(view, place) + mul(transposed, color) + eye + planes[id % 6].normal + points[id] * push.scale;
    return all + push.tint + fog.color * fog.density + float4(uv * size, near, far) + float4(up, time);
}
