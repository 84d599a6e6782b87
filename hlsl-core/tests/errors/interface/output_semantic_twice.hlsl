// args: -T vs_6_0 -E main
struct V { float4 p : SV_Position; float4 a : COLOR; float4 b : COLOR; };
V main() { V v = (V)0; return v; }
