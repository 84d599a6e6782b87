void split(out float3 b) { b = 1; }
float4 main() : SV_Target { float2 a; split(a); return a.x; }
