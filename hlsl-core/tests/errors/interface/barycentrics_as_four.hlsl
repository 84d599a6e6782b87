// args: -T ps_6_1 -E main
float4 main(float4 b : SV_Barycentrics) : SV_Target { return b; }
