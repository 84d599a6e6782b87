template<typename T> T twice(T a) { return a * 2; }
float4 main() : SV_Target { return twice<float, int>(1); }
