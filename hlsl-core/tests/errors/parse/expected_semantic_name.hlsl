float4 main() : { return 1; }
