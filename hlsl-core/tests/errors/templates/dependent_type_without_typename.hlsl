template<typename T> float get() { T::Inner v; return 1; }
float4 main() : SV_Target { return get<float>(); }
