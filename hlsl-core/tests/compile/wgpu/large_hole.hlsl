// args: -T ps_6_0 -fspv-target-env=wgpu
// An array for each megabyte, as long as Chromium allows, not a float for each four bytes.
cbuffer Constants { float first; [[vk::offset(3000000)]] float second; };
float4 main() : SV_Target { return first + second; }
