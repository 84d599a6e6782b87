float4 main(float4 a : A) : SV_Target { (int4)a = 2; return a; }
