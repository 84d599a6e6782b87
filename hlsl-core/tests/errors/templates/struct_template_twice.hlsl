template<typename T> struct Box { T v; };
template<typename T> struct Box { T v; };
float4 main(float4 a : A) : SV_Target { return 1; }
