// Both stages read one block, whose struct has padding behind its last member.
struct Push
{
    float4x4 model;
    uint material;
    bool selected;
};

[[vk::push_constant]] Push push;

float4 vs(float2 at : AT) : SV_Position
{
    return mul(push.model, float4(at, 0, 1));
}

float4 ps() : SV_Target
{
    return float4(push.material, push.selected ? 1 : 0, push.model[0][0], push.model[1][3]);
}
