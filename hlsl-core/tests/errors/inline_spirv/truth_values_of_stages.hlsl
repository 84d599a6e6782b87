// args: -T ps_6_2
// args: -T ps_6_2 -fspv-target-env=universal1.5
// args: -T ps_6_2 -fspv-target-env=universal1.5 -DCLASS=2
#ifndef CLASS
#define CLASS /* Input */ 1
#endif
[[vk::ext_storage_class(CLASS)]] static bool4 given;
float4 main() : SV_Target { return given; }
