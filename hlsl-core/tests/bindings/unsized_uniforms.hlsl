// args: -T ps_6_0 -E main -fvk-unsized-uniform-arrays
// A constant buffer that ends with an array without a length: the struct ends before it.

struct Light {
    float3 color;
    float reach;
};
cbuffer Lights {
    uint count;
    Light lights[];
};

float4 main(float at : AT) : SV_Target {
    float3 sum = 0;
    for (uint i = 0; i < count; ++i)
        sum += at < lights[i].reach ? lights[i].color : 0;
    return float4(sum, 1);
}
