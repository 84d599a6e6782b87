// args: -T ps_6_0 -E main -HV 2018
template<typename T> T twice(T a) { return a * 2; }
float4 main() : SV_Target { return twice(1); }
