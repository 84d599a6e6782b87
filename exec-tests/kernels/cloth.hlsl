// A step of a cloth of springs: each particle looks at its neighbors, and away from a ball.
struct Particle { float3 position; float inverseMass; float3 before; float padding; };
struct Push { uint width; uint height; float step; float rest; };

[[vk::push_constant]] Push push;
[[vk::binding(0)]] StructuredBuffer<Particle> particles;
[[vk::binding(1)]] RWStructuredBuffer<Particle> moved;

static const int2 NEIGHBORS[8] = { int2(-1, 0), int2(1, 0), int2(0, -1), int2(0, 1),
                                   int2(-1, -1), int2(1, -1), int2(-1, 1), int2(1, 1) };

float3 pull(Particle particle, Particle other, float rest)
{
    const float3 way = other.position - particle.position;
    const float distance = length(way);
    return way * ((distance - rest) / max(distance, 1e-6));
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= push.width || id.y >= push.height)
        return;
    Particle particle = particles[id.y * push.width + id.x];
    if (particle.inverseMass > 0) {
        float3 force = float3(0, -9.81, 0);
        for (uint i = 0; i < 8; ++i) {
            const int2 at = int2(id.xy) + NEIGHBORS[i];
            if (any(at < 0) || any(at >= int2(push.width, push.height)))
                continue;
            const float rest = push.rest * (i < 4 ? 1.0 : 1.41421356);
            force += pull(particle, particles[at.y * push.width + at.x], rest) * 80;
        }
        const float3 velocity = (particle.position - particle.before) * 0.99;
        float3 next = particle.position + velocity + force * particle.inverseMass * push.step * push.step;
        const float3 away = next - float3(0, -1, 0);
        const float distance = length(away);
        if (distance < 0.8)
            next = float3(0, -1, 0) + away / distance * 0.8;
        particle.before = particle.position;
        particle.position = next;
    }
    moved[id.y * push.width + id.x] = particle;
}
