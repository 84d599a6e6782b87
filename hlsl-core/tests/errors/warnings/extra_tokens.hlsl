#ifdef DEBUG
#endif DEBUG
float4 main() : SV_Target { return 1; }
