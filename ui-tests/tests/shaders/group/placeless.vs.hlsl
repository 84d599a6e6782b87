float4 main() : UV { return 1; }
