template<typename T, typename R> R convert(T a) { return (R)a; }
float4 main(float f : F) : SV_Target { return convert(f); }
