[[vk::constant_id(3)]] const int samples = 4;
[[vk::constant_id(7)]] const bool mirror = true;
[[vk::constant_id(8)]] const float scale = 0.5;

static const uint MAX_LIGHTS = 16;
static const float halfPi = 1.5707964;
namespace sky { static const bool hasStars = true; }
enum Mode { Fast, Exact = 5 };

[[vk::push_constant]] struct { float2 offset; float turn; } push;

struct Vertex {
    float3 position : POSITION;
    float2 uv : TEXCOORD0;
    uint joints[2] : JOINTS;
};

float4 main(Vertex vertex) : SV_Position {
    float x = vertex.position.x * scale * samples + vertex.joints[1];
    return float4(mirror ? -x : x, vertex.position.yz, push.turn) + vertex.uv.xyxy + push.offset.xyxy;
}
