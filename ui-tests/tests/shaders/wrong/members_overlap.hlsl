struct Push {
    float4 color;
    [[vk::offset(8)]] float range;
};

[[vk::push_constant]] Push push;

float4 main() : SV_Target {
    return push.color * push.range;
}
