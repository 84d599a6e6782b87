template<int N> struct Chain { Chain<N + 1> next; };
Chain<0> chain;
float4 main() : SV_Target { return 1; }
