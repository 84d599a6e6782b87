// args: -T vs_6_0 -E main
struct V { float4 p : SV_Position; sample int a : A; };
V main() { V v = (V)0; return v; }
