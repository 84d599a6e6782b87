template<typename A, typename B> struct Pair { A a; B b; };
template<typename T> using Same = Pair<T>;
float4 main() : SV_Target { Same<float> p; return 1; }
