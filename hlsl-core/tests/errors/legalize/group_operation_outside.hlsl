float4 main() : SV_Target { GroupMemoryBarrierWithGroupSync(); return 1; }
