// args: -T ps_6_0 -E main -not_use_legacy_cbuf_load
// args: -T ps_6_0 -E main -Gis
float4 main() : SV_Target { return 1; }
