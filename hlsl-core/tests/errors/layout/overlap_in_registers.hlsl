// args: -T cs_6_0 -E main -fvk-use-dx-layout

struct None {};

struct Arrays {
    [[vk::offset(0)]] float few[2];
    [[vk::offset(16)]] float3 second;
};

struct Base {
    float one[1];
};

struct Derived : Base {
    [[vk::offset(0)]] uint first;
};

// An empty struct takes no room, but may not lie in another member.
struct Empty {
    [[vk::offset(16)]] float4x4 matrix4;
    [[vk::offset(32)]] None none;
};

ConstantBuffer<Arrays> arrays;
ConstantBuffer<Derived> derived;
ConstantBuffer<Empty> empty;
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)] void main() {
    result[0] = arrays.second.x + derived.first + empty.matrix4[0][0];
}
