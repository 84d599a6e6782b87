// args: -T ps_6_0 -E main -fspv-reflect
// args: -T ps_6_0 -E main -fspv-reflect -fcgl
// What resources are in HLSL, and which counters are whose.
struct Camera {
    float3 eye;
};
Texture2D<float> image;
Texture2DMSArray<float4, 4> samples[2];
SamplerState linear_;
StructuredBuffer<Camera> cameras;
RWStructuredBuffer<uint2> counted;
AppendStructuredBuffer<float> appended;
RWByteAddressBuffer bytes;
ConstantBuffer<Camera> camera;
cbuffer Frame {
    float time;
};
tbuffer Table {
    float entry;
};

float4 main(float2 at : AT) : SV_Target {
    appended.Append(entry);
    counted[counted.IncrementCounter()] = 1;
    bytes.Store(0, 1);
    return image.Sample(linear_, at) + samples[1].Load(int3(0, 0, 0), 1) + cameras[0].eye.x + camera.eye.y + time;
}
