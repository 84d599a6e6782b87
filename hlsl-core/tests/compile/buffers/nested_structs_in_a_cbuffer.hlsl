// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fvk-use-dx-layout
// args: -T ps_6_0 -E main -fvk-use-gl-layout
// args: -T ps_6_0 -E main -fvk-use-scalar-layout
struct Light
{
    float3 position;
    float range;
    float2 cone;
};

cbuffer Lights
{
    Light lights[3];
    float3 ambient;
    uint count;
    float weights[4];
    row_major float3x2 turn;
};

float4 main() : SV_Target
{
    float3 sum = ambient;
    for (uint i = 0; i < count; ++i)
        sum += lights[i].position * lights[i].range * weights[i] + lights[i].cone.x;
    return float4(mul(turn, sum.xy), 1);
}
