float4 main() : PLACE { return 1; }
