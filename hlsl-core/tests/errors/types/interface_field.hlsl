interface Shape { float size; float area(); };
float4 main() : SV_Target { return 1; }
