// args: -T cs_6_0 -E main
// The same with a system value, of which only lowering knows the variable.
[[vk::ext_builtin_input(/* GlobalInvocationId */ 28)]] static const int3 invocation;
RWStructuredBuffer<uint> result;
[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { result[id.x] = invocation.y; }
