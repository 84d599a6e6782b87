interface Shape { float area(); };
float total(Shape s) { return s.area(); }
float4 main() : SV_Target { return 1; }
