// args: -T ps_6_0 -fspv-target-env=wgpu
// Validators read constant indices as signed numbers.
Buffer<float4> numbers;
float4 main() : SV_Target { return numbers.Load(0x80000000) + numbers[0xffffffff]; }
