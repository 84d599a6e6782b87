template<> float4 get(float a) { return a; }
float4 main() : SV_Target { return get(1); }
