// args: -T gs_6_0 -E main
struct V { float4 p : SV_Position; };
[maxvertexcount(1)] void main(V v[1], inout PointStream<V> s) { s.Append(v[0]); }
