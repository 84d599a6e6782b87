float one() { return 1; }
float one() { return 2; }
float4 main() : SV_Target { return one(); }
