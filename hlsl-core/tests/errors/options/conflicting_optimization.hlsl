// args: -T ps_6_0 -E main -O3 -Oconfig=--merge-return
float4 main() : SV_Target { return 1; }
