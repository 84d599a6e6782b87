// args: -T ps_6_0 -E main -fvk-use-dx-layout

// A matrix whose tail has nothing but an empty struct in it is taken apart all the same: SPIR-V allows no member there.
struct Nothing {};

cbuffer Constants
{
    row_major float3x3 split;
    Nothing nothing;
    float4 behind;
};

float4 main(float4 at : SV_Position) : SV_Target
{
    return float4(split[2], 1) + behind;
}
