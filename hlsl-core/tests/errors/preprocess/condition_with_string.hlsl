#if "high" == "low"
#endif
float4 main() : SV_Target { return 1; }
