float tint;
void split(float a, out float b) { b = a; }
float4 main() : SV_Target { split(1, tint); return tint; }
