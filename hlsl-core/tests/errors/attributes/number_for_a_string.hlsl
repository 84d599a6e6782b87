// args: -T lib_6_3
[shader(3)] float4 main() : SV_Target { return 1; }
