// Everything that items are generated for.
// entry: cs_6_2 every_kind
// entry: vs_6_2 placed
enum class Kind : uint { Sun, Lamp };
static const uint MAX_LIGHTS = 16;

struct Light { float3x3 turn; bool on; float16_t fade; double far; float3 places[2]; uint _pad0; Kind kind; };
cbuffer Scene { row_major float2x3 slope; bool2 flags; float weights[3]; float last; int3x2 cells; };
ConstantBuffer<Light> sun;
StructuredBuffer<Light> lights[2];
RWStructuredBuffer<float3> result;
AppendStructuredBuffer<uint2> found;
RWStructuredBuffer<uint2> Values_out;
[[vk::push_constant]] struct { [[vk::offset(16)]] float4 Value; uint type; } push;
[[vk::constant_id(0)]] const float precision = 0.5;
[[vk::constant_id(1)]] const bool mirrored = true;

[numthreads(8, 4, 1)] void every_kind(uint3 id : SV_DispatchThreadID)
{
    result[id.x] = mul(lights[0][id.x].turn, sun.places[1]) + slope[0] * push.Value.x * weights[1] * precision;
    if (flags.x && lights[1][0].on && cells[0][1] > 1)
        found.Append(id.xy + push.type + uint(last));
    Values_out[id.x] = id.xy + MAX_LIGHTS * mirrored;
}

float4 placed(float3 place : POSITION, uint4 cells : CELLS, float4x4 turn : TURN) : SV_Position
{
    return mul(turn, float4(place, weights[cells.x % 3])) * push.Value;
}
