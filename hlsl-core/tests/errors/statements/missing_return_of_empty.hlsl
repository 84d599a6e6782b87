float one() { }
float4 main() : SV_Target { return one(); }
