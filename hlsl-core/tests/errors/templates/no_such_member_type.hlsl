struct S { float v; };
template<typename T> float get() { typename T::Inner v; return 1; }
float4 main() : SV_Target { return get<S>(); }
