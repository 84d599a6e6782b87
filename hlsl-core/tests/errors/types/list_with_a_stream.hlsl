struct V { float4 p : SV_Position; };
// args: -T gs_6_0 -E main
[maxvertexcount(1)] void main(point V v[1], inout PointStream<V> s) { float4 a = { s, 1, 2, 3 }; s.Append(v[0]); }
