float4 main() : SV_Target { float a = 1; }
