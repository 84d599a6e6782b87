// args: -T ps_6_0 -E main -HV 2018
using Color = float4;
Color main() : SV_Target { return 1; }
