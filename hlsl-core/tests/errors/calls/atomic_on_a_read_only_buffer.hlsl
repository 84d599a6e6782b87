StructuredBuffer<uint> counts;
float4 main() : SV_Target { InterlockedAdd(counts[0], 1); return 1; }
