#define JOIN(x) x ##
float4 main() : SV_Target { return 1; }
