// args: -T ps_6_0 -E main -HV 2021 -Wno-microsoft-template
template<typename T> struct Base { T value; };
template<typename T> struct Derived : Base<T> { T both() { return get() + valeu; } };
float4 main() : SV_Target { Derived<float> it; it.value = 1; return it.both(); }
