// args: -T cs_6_0 -E main
// cookbook: Desired code
struct Particle
{
    float3 place;
    float3 speed;
};

StructuredBuffer<Particle> before;
RWStructuredBuffer<Particle> after;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Particle particle = before[id];
    particle.place += particle.speed;
    after[id] = particle;
}
