// args: -T ps_6_0 -E main -HV 2021
template<typename T> static const T HALF = (T)0.5;
float4 main() : SV_Target { return HALF<float>; }
