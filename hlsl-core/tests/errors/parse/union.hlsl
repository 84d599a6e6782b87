union Both { float f; int i; };
float4 main() : SV_Target { return 1; }
