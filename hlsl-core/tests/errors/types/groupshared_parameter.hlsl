float twice(groupshared float a) { return a; }
float4 main() : SV_Target { return 1; }
