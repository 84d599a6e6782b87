struct Light { float power(float a) { return a; } };
float4 main() : SV_Target { Light l; return l.power(1, 2); }
