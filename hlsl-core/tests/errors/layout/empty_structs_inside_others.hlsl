// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -fvk-use-scalar-layout
// A struct without numbers takes no room, but is a member of the block; one that holds only resources is not.

struct Empty {};
struct Nested { Empty first; Empty second[2]; };
struct Picture { Texture2D<float4> color; SamplerState filter; };

cbuffer Constants
{
    [[vk::offset(0)]] float4 a;
    [[vk::offset(4)]] Empty inside;
    [[vk::offset(32)]] float4 b;
    [[vk::offset(40)]] Nested deep;
    [[vk::offset(64)]] float4 c;
    [[vk::offset(68)]] Picture picture;
    [[vk::offset(96)]] float4 d;
    [[vk::offset(100)]] Empty several[3];
};

float4 main() : SV_Target { return a + b + c + d + picture.color.Sample(picture.filter, a.xy); }
