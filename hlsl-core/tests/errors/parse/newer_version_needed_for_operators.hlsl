// args: -T ps_6_0 -E main -HV 2018
struct Big { float v; float operator+(Big b) { return v + b.v; } };
float4 main() : SV_Target { return 1; }
