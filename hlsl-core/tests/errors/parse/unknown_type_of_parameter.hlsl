float twice(vec2 v) { return v.x * 2; }
float4 main() : SV_Target { return 1; }
