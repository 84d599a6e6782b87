#define TWICE(v) ((v) + (v))
float4 main() : SV_Target { return TWICE(unknown_thing); }
