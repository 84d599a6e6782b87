#define __LINE__ 5
#undef __FILE__
float4 main() : SV_Target { return 1; }
