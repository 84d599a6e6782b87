template<typename A = float, typename B> struct Pair { A a; B b; };
float4 main() : SV_Target { return 1; }
