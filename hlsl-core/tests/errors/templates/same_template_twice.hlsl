template<typename T> T twice(T a) { return a + a; }
template<typename T> T twice(T a) { return a + a; }
float4 main(float4 a : A) : SV_Target { return twice(a); }
