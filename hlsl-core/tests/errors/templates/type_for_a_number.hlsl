template<int N> float sum() { return N; }
float4 main() : SV_Target { return sum<float>(); }
