float4 main(float a : A, float b : B) : SV_Target { (a > 1 ? a : b) = 2; return a; }
