// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fcgl
void split(float4 value, out float2 low, inout float2 high)
{
    low = value.xy;
    high += value.zw;
}

float4 main(float4 a : A) : SV_Target
{
    float2 low;
    float4 result = a;
    split(a, low, result.yw);
    return result + low.xyxy;
}
