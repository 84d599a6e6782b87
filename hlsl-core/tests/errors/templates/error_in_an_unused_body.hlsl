template<typename T> T half_of(T a) { return a + missing_name; }
float4 main(float4 a : A) : SV_Target { return a; }
