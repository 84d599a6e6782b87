template<typename T> cbuffer Scene { T v; };
float4 main() : SV_Target { return 1; }
