struct V { float4 a : A; };
float4 main(V v : WHOLE) : SV_Target { return v.a; }
