template<typename T, typename T> T one(T a) { return a; }
float4 main() : SV_Target { return 1; }
