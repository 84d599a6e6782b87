float4 main() : COLOR1 { return 1; }
