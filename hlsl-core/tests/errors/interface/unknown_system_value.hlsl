float4 main() : SV_Traget { return 1; }
