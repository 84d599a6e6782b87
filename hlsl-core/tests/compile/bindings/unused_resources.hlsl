// args: -T ps_6_0 -fspv-target-env=vulkan1.2
// args: -T ps_6_0 -fspv-target-env=vulkan1.2 -fspv-preserve-bindings
// args: -T ps_6_0 -fspv-target-env=vulkan1.2 -Od
// Unused resources go, unless they are asked for or nothing is optimized; then the entry point lists them.

Texture2D<float4> picture : register(t0);
SamplerState smooth : register(s1);
cbuffer Settings : register(b2) {
    float4 color;
};

float4 main() : SV_Target {
    return 1;
}
