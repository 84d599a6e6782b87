// args: -T cs_6_6 -E step -enable-16bit-types -HV 2021
// style: math=glam pod_derive nested words=bytes
struct Packed {
    uint kind : 4;
    uint age : 12;
    int16_t side;
    float16_t2 speed;
    uint64_t id;
};
struct Body {
    float2 at;
    float3 velocity;
    double mass;
    Packed packed;
    float3x3 turn;
    float2 trail[3];
};
struct Settings {
    float3 gravity;
    float2x2 spread;
    uint4 counts[2];
};
ConstantBuffer<Settings> settings;
RWStructuredBuffer<Body> bodies;
StructuredBuffer<Packed> incoming;
RWByteAddressBuffer words;
RWTexture3D<float4> density;
[numthreads(8, 4, 2)]
void step(uint3 id : SV_DispatchThreadID) {
    bodies[id.x].velocity += settings.gravity + settings.spread[1].xyx + settings.counts[1].xyz;
    bodies[id.x].packed = incoming[id.y];
    words.Store(0, id.x);
    density[id] = 1;
}
