// args: -T gs_6_0 -E main
struct V { float4 p : SV_Position; };
[maxvertexcount(1)] void main(inout PointStream<V> s) { V v = { (float4)0 }; s.Append(v); }
