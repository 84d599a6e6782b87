// args: -T ps_6_0 -E main -Zi -Qstrip_debug
// Only names are left.

float4 main(float4 color : COLOR) : SV_Target { return color * 2; }
