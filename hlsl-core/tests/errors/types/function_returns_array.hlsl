float[2] pair() { float a[2] = { 1, 2 }; return a; }
float4 main() : SV_Target { return 1; }
