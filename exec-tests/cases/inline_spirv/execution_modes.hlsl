// args: -T cs_6_2 -E main
// out 0: uint 24 23
// The size of the group as an execution mode stands for numthreads.

RWStructuredBuffer<uint> output;
[[vk::ext_builtin_input(/* LocalInvocationIndex */ 29)]] static const uint index;

[[vk::spvexecutionmode(/* LocalSize */ 17, 4, 3, 2)]]
[numthreads(1, 1, 1)]
void main() {
  InterlockedAdd(output[0], 1);
  InterlockedMax(output[1], index);
}
