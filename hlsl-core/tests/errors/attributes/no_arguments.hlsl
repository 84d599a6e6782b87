// args: -T gs_6_0 -E main
struct V { float4 p : SV_Position; };
[maxvertexcount] void main(point V v[1], inout PointStream<V> s) { s.Append(v[0]); }
