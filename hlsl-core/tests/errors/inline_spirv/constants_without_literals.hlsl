// args: -T cs_6_0
RWStructuredBuffer<int> result;

[[vk::ext_instruction(/* OpConstant */ 43)]]
int constant(int value);

[numthreads(1, 1, 1)]
void main() {
    result[0] = constant(3);
}
