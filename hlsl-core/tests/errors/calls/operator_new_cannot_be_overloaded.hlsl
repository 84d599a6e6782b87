struct Big { float v; void operator+=(Big o) { v += o.v; } };
float4 main() : SV_Target { return 1; }
