// args: -T ps_6_0 -E main
struct Tint
{
    float4 colors[4];
    float strength;
};

ConstantBuffer<Tint> day;
ConstantBuffer<Tint> night;

float4 main(nointerpolation uint index : INDEX, float hour : HOUR) : SV_Target
{
    ConstantBuffer<Tint> tint = day;
    if (hour > 20.0)
        tint = night;
    return tint.colors[index] * tint.strength;
}
