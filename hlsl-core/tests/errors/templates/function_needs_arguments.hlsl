template<typename T> T zero() { return (T)0; }
float4 main() : SV_Target { return zero(); }
