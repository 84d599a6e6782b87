#define INNER(v) (v + unknown_thing)
#define OUTER(v) (INNER(v) * 2)
float4 main() : SV_Target { return OUTER(1); }
