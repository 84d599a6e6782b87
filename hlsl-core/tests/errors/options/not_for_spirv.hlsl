// args: -T ps_6_0 -E main -Fd out.pdb
float4 main() : SV_Target { return 1; }
