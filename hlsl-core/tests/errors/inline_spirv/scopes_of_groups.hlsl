// args: -T cs_6_2 -fspv-target-env=universal1.5
// args: -T cs_6_2 -fspv-target-env=vulkan1.1
[[vk::ext_instruction(/* OpGroupNonUniformShuffle */ 345)]] uint shuffle(uint scope, uint value, uint lane);
RWStructuredBuffer<uint> numbers;
[numthreads(32, 1, 1)]
void main(uint lane : SV_GroupIndex) { numbers[lane] = shuffle(/* QueueFamily */ 5, lane, 0); }
