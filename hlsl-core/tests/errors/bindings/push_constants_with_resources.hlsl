// args: -T ps_6_0
struct Surface { float4 color; Texture2D<float4> picture; };
[[vk::push_constant]] Surface pushed;
float4 main() : SV_Target { return pushed.picture.Load(0); }
