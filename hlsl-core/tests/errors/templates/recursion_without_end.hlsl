template<int N> float count() { return count<N + 1>(); }
float4 main() : SV_Target { return count<0>(); }
