[shader("vertex")] float4 main() : SV_Position { return 1; }
