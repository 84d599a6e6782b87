struct Light { float3 place; float range; };
cbuffer Camera { float4x4 view_projection; float3 eye; };
StructuredBuffer<Light> lights;

struct Varyings { float4 position : SV_Position; float3 place : PLACE; };

Varyings vs_main(float3 place : POSITION) {
    Varyings output = { mul(view_projection, float4(place, 1)), place };
    return output;
}

float4 ps_main(Varyings input) : SV_Target {
    float3 sum = 0;
    for (uint i = 0; i < MAX_LIGHTS; ++i)
        sum += saturate(1 - distance(input.place, lights[i].place) / lights[i].range);
    return float4(sum / distance(input.place, eye), 1);
}
