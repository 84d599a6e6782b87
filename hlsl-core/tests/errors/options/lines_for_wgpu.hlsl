// args: -T ps_6_0 -E main -Zi -fspv-target-env=wgpu
float4 main() : SV_Target { return 1; }
