// A compute shader in several permutations, half of which read a buffer that the others do not have.
RWStructuredBuffer<float> sums : register(u0);
#ifdef SCALED
StructuredBuffer<float> scales : register(t1);
#endif

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    float sum = 0;
    [unroll] for (uint k = 0; k < STEPS; k++) {
        sum += 1.0 / (i + k + 1);
    }
#ifdef SCALED
    sum *= scales[i];
#endif
    sums[i] = sum;
}
