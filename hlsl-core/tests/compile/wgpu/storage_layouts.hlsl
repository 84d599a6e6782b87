// args: -T cs_6_0 -E main -fspv-target-env=wgpu
struct Particle
{
    float3 position;
    float mass;
    float2x3 turn;
    row_major float3x2 pairs;
    float3 speeds[2];
    [[vk::offset(160)]] float late;
};
StructuredBuffer<Particle> before;
RWStructuredBuffer<Particle> after;
RWStructuredBuffer<float3x3> tensors;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Particle particle = before[id.x];
    particle.position += particle.speeds[id.x & 1] * particle.mass + mul(particle.pairs[1], particle.turn);
    particle.late = 1;
    after[id.x] = particle;
    tensors[id.x][1].z = 2;
    tensors[id.x + 1] = transpose(tensors[id.x]);
}
