// args: -T cs_6_6 -E main
// The compiler knows neither size nor stride of what only SPIR-V names.

typedef vk::SpirvOpaqueType</* OpTypeArray */ 28, float, vk::integral_constant<uint, 4> > Four;

struct Inner {
    float first;
    Four many[2];
};

cbuffer block {
    float before;
    Four four;
    float behind;
};

ConstantBuffer<Inner> inner;
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)] void main() {
    result[0] = before + behind + inner.first;
}
