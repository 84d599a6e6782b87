struct Shape { virtual float area() { return 1; } };
float4 main() : SV_Target { return 1; }
