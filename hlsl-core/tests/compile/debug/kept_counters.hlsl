// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3 -fspv-debug=vulkan -fspv-preserve-interface
// The counter of an inlined function's parameter is there, but only to be bound: a debugger is not shown what the entry
// point does not list.
RWStructuredBuffer<int> numbers;
int first(RWStructuredBuffer<int> some) { return some[0]; }
[numthreads(1, 1, 1)]
void main() { numbers[1] = first(numbers); }
