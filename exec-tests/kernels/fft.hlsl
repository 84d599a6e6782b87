// Fourier transforms of rows of 512 complex numbers in groupshared memory, by radix 2 (Stockham).
static const uint SIZE = 512;
static const uint THREADS = SIZE / 2;
static const float TAU = 6.28318530718;

[[vk::binding(0)]] StructuredBuffer<float2> signals;
[[vk::binding(1)]] RWStructuredBuffer<float2> spectra;

groupshared float2 halves[2][SIZE];

float2 multiply(float2 a, float2 b)
{
    return float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

[numthreads(THREADS, 1, 1)]
void main(uint thread : SV_GroupIndex, uint3 group : SV_GroupID)
{
    const uint start = group.x * SIZE;
    halves[0][thread] = signals[start + thread];
    halves[0][thread + THREADS] = signals[start + thread + THREADS];

    uint from = 0;
    for (uint width = 1; width < SIZE; width *= 2) {
        GroupMemoryBarrierWithGroupSync();
        const uint within = thread & (width - 1);
        float2 twiddle;
        sincos(-TAU * within / (2 * width), twiddle.y, twiddle.x);
        const float2 a = halves[from][thread];
        const float2 b = multiply(twiddle, halves[from][thread + THREADS]);
        const uint to = (thread - within) * 2 + within;
        halves[1 - from][to] = a + b;
        halves[1 - from][to + width] = a - b;
        from = 1 - from;
    }
    GroupMemoryBarrierWithGroupSync();
    spectra[start + thread] = halves[from][thread];
    spectra[start + thread + THREADS] = halves[from][thread + THREADS];
}
