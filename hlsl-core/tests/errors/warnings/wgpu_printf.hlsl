// args: -T cs_6_0 -E main -fspv-target-env=webgpu
RWStructuredBuffer<uint> numbers;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    printf("number %u", numbers[id.x]);
    numbers[id.x] = id.x;
}
