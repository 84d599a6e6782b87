template<typename T> T larger(T a, T b) { return a > b ? a : b; }
float4 main(float f : F, int i : I) : SV_Target { return larger(f, i); }
