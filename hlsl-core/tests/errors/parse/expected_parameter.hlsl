float half_of(float a, ) { return a / 2; }
float4 main() : SV_Target { return half_of(1); }
