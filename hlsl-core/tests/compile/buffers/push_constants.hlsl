// args: -T vs_6_0 -E main
struct Push
{
    float2 scale;
    uint frame;
};

[[vk::push_constant]]
ConstantBuffer<Push> push;

float4 main(float2 place : PLACE) : SV_Position
{
    return float4(place * push.scale, push.frame, 1);
}
