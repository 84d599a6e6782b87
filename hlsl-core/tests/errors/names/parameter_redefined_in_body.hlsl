float twice(float a) { float a = 2; return a; }
float4 main() : SV_Target { return twice(1); }
