template<typename T> T twice(T a) { return a * 2; }
template<> float thrice<float>(float a) { return a * 3; }
float4 main() : SV_Target { return 1; }
