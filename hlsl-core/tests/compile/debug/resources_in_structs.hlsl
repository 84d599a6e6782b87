// args: -T ps_6_0 -E main -Od -fspv-debug=vulkan-with-source
// Resources lie in no memory; the members of a struct still have places that differ.

struct Material {
  SamplerState filter;
  Texture2D<float> height;
  TextureCube<float4> sky;
  Buffer<float3> colors[2];
  float scale;
};

SamplerState filter : register(s0);
Texture2D<float> height : register(t0);
TextureCube<float4> sky : register(t1);
Buffer<float3> colors[2] : register(t2);

float sample_height(Material material, float2 at) {
  return material.height.Sample(material.filter, at) * material.scale;
}

float4 main(float2 at : AT) : SV_Target {
  Material material;
  material.filter = filter;
  material.height = height;
  material.sky = sky;
  material.colors = colors;
  material.scale = 2;
  return sample_height(material, at);
}
