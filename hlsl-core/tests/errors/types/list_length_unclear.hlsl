struct S { float3 v; };
static const S VALUES[] = { 1, 2, 3, 4 };
float4 main() : SV_Target { return VALUES[0].v.x; }
