// args: -T vs_6_0 -E main

// Rows that are taken apart and put together again are the rows; what comes from two vectors is one shuffle.
struct Instance {
    float4 rows[4] : ROW;
    float3 normal : NORMAL;
    float4 tint : TINT;
};

float4 main(Instance instance, float4 position : POSITION, out float3 normal : NORMAL, out float4 tint : TINT)
    : SV_Position {
    float4x4 world = float4x4(instance.rows[0], instance.rows[1], instance.rows[2], instance.rows[3]);
    normal = mul(instance.normal, (float3x3)world);
    tint.r = instance.tint.r;
    tint.g = position.x;
    tint.b = position.x;
    tint.a = instance.tint.a;
    float3 again = float3(instance.normal.x, instance.normal.y, instance.normal.z);
    return mul(position, world) + float4(again.x, again.y, again.z, 1);
}
