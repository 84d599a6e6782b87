template<typename T> static const T ZERO = (T)0;
float4 main() : SV_Target { return 1; }
