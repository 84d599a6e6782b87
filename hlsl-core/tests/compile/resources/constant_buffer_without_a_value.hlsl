// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// What nobody gave a value is any buffer, and its content anything.

struct Light { float3 direction; float power; };

RWStructuredBuffer<Light> result;

[numthreads(1, 1, 1)]
void main() {
    ConstantBuffer<Light> light;
    result[0] = light;
}
