// Arithmetic on vectors of literals is done before they become what they are converted to.
// in 0: int 1
// out 1: int 3 0 1 3
// out 2: float 0 0.5 -1.5
RWStructuredBuffer<int> input : register(u0);
RWStructuredBuffer<int> wholes : register(u1);
RWStructuredBuffer<float> reals : register(u2);

[numthreads(1, 1, 1)]
void main() {
    wholes[0] = ((int2)(1.5.xx + 1.5)).x;
    wholes[1] = ((bool2)(0.5.xx - 0.5)).y;
    wholes[2] = ((bool2)(0.25.xx + 0.25)).y;
    wholes[3] = ((uint2)(1.5.xx * (input[0] ? 2 : 3))).y;
    reals[0] = ((float2)(1.xx / 2)).x;
    reals[1] = (1.xx / 2 + 0.5).x;
    reals[2] = (-(1.xx + 0.5)).x;
}
