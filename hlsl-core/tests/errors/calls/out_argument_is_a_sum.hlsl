void split(float a, out float b) { b = a; }
float4 main(float a : A) : SV_Target { split(1, a + 1); return a; }
