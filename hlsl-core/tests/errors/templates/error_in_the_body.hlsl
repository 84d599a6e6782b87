template<typename T> T half_of(T a) { return a.missing; }
float4 main(float4 a : A) : SV_Target { return half_of(a); }
