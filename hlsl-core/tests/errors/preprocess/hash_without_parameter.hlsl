#define TEXT(x) #y
float4 main() : SV_Target { return 1; }
