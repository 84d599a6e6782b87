// args: -T lib_6_3
[shader("fragment")] float4 main() : SV_Target { return 1; }
