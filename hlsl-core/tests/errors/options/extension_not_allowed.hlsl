// args: -T ps_6_1 -E main -fspv-extension=SPV_KHR_16bit_storage
float4 main(float3 b : SV_Barycentrics) : SV_Target { return b.xyzx; }
