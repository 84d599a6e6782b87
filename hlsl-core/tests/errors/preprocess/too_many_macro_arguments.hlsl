#define HALF(x) ((x) * 0.5)
float4 main() : SV_Target { return HALF(float2(1, 2), 3).xxxx; }
