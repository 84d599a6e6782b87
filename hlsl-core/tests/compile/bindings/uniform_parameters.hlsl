// args: -T vs_6_0 -E main
// args: -T vs_6_0 -E main -Od
// args: -T vs_6_0 -E main -fspv-debug=vulkan
// What an entry point takes as `uniform` is set by the host: numbers in `$Params`, whose members with registers come
// first, and resources as variables. All of them are numbered after what is declared outside functions.
struct Light { float3 direction; float power; };
struct Surface { Texture2D<float4> picture; SamplerState filter; };
float4 tint;
Texture2D<float4> shared_picture;

// Elsewhere the word says nothing.
float4 lit(uniform Light light, float4 color) { return color * light.power; }

float4 main(
    float4 at : POSITION,
    uniform float4x4 world,
    uniform bool is_skinned,
    uniform float4 offset : register(c9),
    uniform Light lights[2],
    uniform Surface surface,
    uniform StructuredBuffer<float4> bones : register(t7),
    uniform row_major float2x3 turn,
    // As in DXC, a semantic makes it a stage input.
    uniform float4 color : COLOR) : SV_Position
{
    float4 moved = is_skinned ? bones[1] + at : at;
    moved.xy += mul(turn, at.xyz) + surface.picture.SampleLevel(surface.filter, at.xy, 0).xy;
    return mul(world, moved) + offset + lit(lights[1], color) + tint + shared_picture.Load(0);
}
