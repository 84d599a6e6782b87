struct V { float4 p : SV_Position; float4 color; };
float4 main(V v) : SV_Target { return v.color; }
