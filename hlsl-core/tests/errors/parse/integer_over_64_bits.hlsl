float4 main() : SV_Target { return 99999999999999999999; }
