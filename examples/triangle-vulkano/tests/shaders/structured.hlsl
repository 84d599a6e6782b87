struct Particle { float3 position; uint id; };
StructuredBuffer<Particle> before;
StructuredBuffer<float3> forces;
RWStructuredBuffer<Particle> after;
[numthreads(2, 1, 1)] void main(uint at : SV_DispatchThreadID)
{
    after[at] = before[at];
    after[at].position += forces[at];
}
