struct V { float4 p : SV_Position; };
// A stream knows two methods.
// args: -T gs_6_0 -E main
[maxvertexcount(1)] void main(point V v[1], inout PointStream<V> s) { s.append(v[0]); }
