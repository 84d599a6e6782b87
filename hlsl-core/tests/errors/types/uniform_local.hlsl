float4 main() : SV_Target { uniform float a; return 1; }
