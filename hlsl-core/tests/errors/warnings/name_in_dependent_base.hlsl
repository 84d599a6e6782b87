// args: -T ps_6_0 -E main -HV 2021
template<typename T> struct Base { T get() { return (T)1; } T value; };
template<typename T> struct Derived : Base<T> { T both() { return get() + value; } };
float4 main() : SV_Target { Derived<float> it; it.value = 1; return it.both(); }
