template<int N> float sum() { return N; }
float4 main(int n : A) : SV_Target { return sum<n>(); }
