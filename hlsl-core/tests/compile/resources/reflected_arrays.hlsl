// args: -T ps_6_0 -E main -fspv-reflect -fspv-preserve-bindings

// The type of an element that is an array; samplers have no type.
StructuredBuffer<float3[2]> buffer;
Texture2D<float4> textures[3];
SamplerState samplers[2];

float4 main() : SV_Target {
    return textures[1].Sample(samplers[1], buffer[0][1].xy);
}
