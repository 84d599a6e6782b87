template<typename T> T size(T x);
float early() { return size(1.0f); }
template<typename U> U size(U y) { return y.length; }
float4 main() : SV_Target { return early(); }
