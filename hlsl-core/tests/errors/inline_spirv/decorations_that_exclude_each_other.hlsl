// args: -T cs_6_6 -fspv-target-env=vulkan1.3
[[vk::ext_capability(/* FloatControls2 */ 6029)]]
[[vk::ext_decorate(/* FPFastMathMode */ 40, /* NSZ */ 4)]]
[[vk::ext_decorate(/* NoContraction */ 42)]] RWStructuredBuffer<float> both;
[[vk::ext_decorate(/* FPFastMathMode */ 40, /* AllowTransform */ 0x40000)]] RWStructuredBuffer<float> alone;
[numthreads(1, 1, 1)]
void main() {
    both[0] = alone[0];
}
