#define JOIN(x, y) x##y
float4 main() : SV_Target { return 1 JOIN(+, -) 2; }
