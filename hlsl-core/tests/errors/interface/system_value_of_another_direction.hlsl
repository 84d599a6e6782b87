float4 main() : SV_IsFrontFace { return 1; }
