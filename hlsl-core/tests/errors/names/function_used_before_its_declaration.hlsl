float4 main() : SV_Target { return later(); }
float later() { return 1; }
