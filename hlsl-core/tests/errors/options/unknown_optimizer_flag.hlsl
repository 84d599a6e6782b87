// args: -T ps_6_0 -E main -Oconfig=--merge-returns
float4 main() : SV_Target { return 1; }
