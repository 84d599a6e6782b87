template<typename T> T twice(T x) { return x * 2; }
float early() { return twice(1.0f); }
template<> float twice<float>(float x) { return x; }
float4 main() : SV_Target { return early(); }
