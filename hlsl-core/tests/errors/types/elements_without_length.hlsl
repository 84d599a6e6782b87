// args: -T cs_6_0
// How large is an element?
StructuredBuffer<float3[]> input;
RWStructuredBuffer<float3> result;

[numthreads(1, 1, 1)]
void main() {
    result[0] = input[0][1];
}
