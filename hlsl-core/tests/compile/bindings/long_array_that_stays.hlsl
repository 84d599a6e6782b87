// args: -T ps_6_0 -fspv-preserve-bindings
// A struct of resources is split, and with it arrays, but not one of more elements than a module has variables.
struct Material { Texture2D color; SamplerState state; };
struct Light { float4 color; };
Texture2D details[2];
ConstantBuffer<Light> lights[65536];
Material material;
float4 main(float2 at : AT) : SV_Target { return material.color.Sample(material.state, at) + lights[7].color; }
