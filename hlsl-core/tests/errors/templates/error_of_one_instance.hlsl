struct S { float v; };
template<typename T> T twice(T a) { return a + a; }
float4 main(float4 a : A) : SV_Target { S s = (S)0; return twice(a) + twice(s).v; }
