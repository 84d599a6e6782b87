interface Shape { float area(); };
float4 main() : SV_Target { Shape s; return 1; }
