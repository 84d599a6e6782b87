// args: -T ps_6_0 -E main -Zpr -Zpc
float4 main() : SV_Target { return 1; }
