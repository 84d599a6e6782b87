static const int COUNT = 3;
float4 main() : SV_Target { _Static_assert(COUNT > 3); return 1; }
