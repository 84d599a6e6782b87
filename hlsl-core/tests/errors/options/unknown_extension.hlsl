// args: -T ps_6_0 -E main -fspv-extension=SPV_KHR_16bit_storages
float4 main() : SV_Target { return 1; }
