// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.0
float4 main(float a : A) : SV_Target { return WaveActiveSum(a); }
