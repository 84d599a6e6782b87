// args: -T cs_6_2 -E main -fspv-target-env=webgpu
[[vk::ext_instruction(/* Sqrt */ 31, "GLSL.std.450")]] double Root(double value);
RWStructuredBuffer<double> numbers;

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID) {
    numbers[at] = Root(numbers[at]);
}
