float4 main(float4 a : A) : SV_Target { float b = a; return b; }
