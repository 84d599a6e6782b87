template<typename T, typename U> struct Pair { T t; U u; };
Pair<float> pair;
float4 main() : SV_Target { return 1; }
