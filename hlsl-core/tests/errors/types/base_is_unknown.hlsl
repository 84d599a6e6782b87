struct C : Missing { float c; };
float4 main() : SV_Target { return 1; }
