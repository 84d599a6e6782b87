struct C : float4 { float c; };
float4 main() : SV_Target { return 1; }
