// args: -T ps_6_0 -E main -fvk-use-dx-layout

// Only a matrix that has another member behind its last row is taken apart: the first of these ends where the next begins.
cbuffer Constants
{
    float before;
    row_major float3x3 alone;
    row_major float3x3 with_guest;
    float guest;
    row_major float3x3 last;
};

float4 main(float4 at : SV_Position) : SV_Target
{
    return float4(alone[2] + with_guest[2] + last[2], before + guest);
}
