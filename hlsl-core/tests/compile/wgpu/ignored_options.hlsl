// args: -T vs_6_2 -E main -fspv-target-env=wgpu -pack-optimized -fspv-reflect -fspv-use-vulkan-memory-model -enable-16bit-types
// What only Vulkan has does not keep a shader from compiling: options, immediates and matrices between stages.
struct Constants { half2 scale; int16_t shift; };
[[vk::push_constant]] Constants constants;

float4 main(float2 at : AT, out float2x3 rows : ROWS) : SV_Position
{
    rows = constants.scale.x;
    return float4(at * constants.scale, constants.shift, 1);
}
