// args: -T cs_6_0 -E main

cbuffer Block {
    float4 first[1 << 27];
    float4 second[1 << 27];
    float4 third;
};

struct Large {
    float4 all[1 << 28];
};
RWStructuredBuffer<Large> large;

// Just below.
struct Fits {
    float4 all[(1 << 28) - 1];
};
RWStructuredBuffer<Fits> fits;

[numthreads(1, 1, 1)] void main() {
    fits[0].all[0] = third;
    large[0].all[1] = first[1] + second[2];
}
