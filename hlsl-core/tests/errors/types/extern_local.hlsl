float4 main() : SV_Target { extern float a; return 1; }
