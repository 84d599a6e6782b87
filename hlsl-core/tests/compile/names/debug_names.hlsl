// args: -T ps_6_0 -E main
// The names that tools look for: type.Globals, in.var, out.var, src.main.
float brightness;

struct Inner
{
    float2 a;
};

Inner make(float2 value)
{
    Inner inner = { value };
    return inner;
}

float4 main(float2 place : PLACE) : SV_Target0
{
    return make(place).a.xyxy * brightness;
}
