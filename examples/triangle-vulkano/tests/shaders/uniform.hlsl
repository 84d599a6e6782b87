struct Light { float3 color; float power; };
cbuffer Frame { float time; float3 up; Light lights[2]; };
ConstantBuffer<Light> sun;
float scale;
RWStructuredBuffer<float4> sums;
[numthreads(1, 1, 1)] void main() { sums[0] = float4(up * time + lights[1].color * sun.power, scale); }
