float4 main() : SV_Target { groupshared float a; return 1; }
