// args: -T vs_6_0 -E main
struct V { float4 p : SV_Position; float4 a : SV_ClipDistance0; float4 b : SV_ClipDistance1; float2 c : SV_CullDistance0; };
V main() { V v = (V)0; return v; }
