// What every pass may bind: space 0.

cbuffer Frame : register(b0) {
    float4x4 view_projection;
    /// From clip space.
    float4x4 to_world;
    /// From the world to the shadow map.
    float4x4 light_projection;
    float3 eye;
    uint object_count;
    /// Towards the sun.
    float3 sun;
}

struct Object {
    float3 place;
    float size;
    float3 color;
    /// Around the vertical axis, in radians.
    float turn;
    uint shape;
};

StructuredBuffer<Object> objects : register(t0);
