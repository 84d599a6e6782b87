struct Light {
    float3 place;
    float range;
    float3 color;
};

cbuffer Scene : register(b1) {
    float4x4 view;
    Light lights[3];
    float exposure;
};

RWStructuredBuffer<float4> result : register(u2);

[shader("compute")]
[numthreads(64, 1, 1)]
void shade(uint3 id : SV_DispatchThreadID) {
    result[id.x] = mul(view, float4(lights[id.x % 3].color * exposure, 1));
}
