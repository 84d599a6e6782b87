struct V { float4 p : SV_Position; };
float4 main(inout PointStream<V> s) : SV_Target { return 1; }
