// args: -T ps_6_0
struct Surface { float4 color; Texture2D<float4> picture; };
ConstantBuffer<Surface> surface;
float4 main() : SV_Target { return surface.color; }
