Texture2D<float4> maps[3]; SamplerState smooth;
struct Pair { float4 a; int b[2]; };
ConstantBuffer<Pair> pair : register(b0, space1);
float4 pick(Texture2D<float4> map, float2 uv) { return map.SampleLevel(smooth, uv, 0); }
[numthreads(1, 1, 1)] void main(uint3 id : SV_GroupID) { float4 c = pick(maps[1], id.xy) + pair.a * pair.b[id.z]; }
