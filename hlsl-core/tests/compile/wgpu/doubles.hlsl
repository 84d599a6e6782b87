// args: -T cs_6_2 -E main -fspv-target-env=webgpu
// Sums are calls of functions, and doubles are pairs of words everywhere.
cbuffer Constants { double2 weights; double2x2 turn; };
StructuredBuffer<double> numbers;
RWStructuredBuffer<double> results;
groupshared double sums[2];

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID) {
    double sum = numbers[at] + weights[at & 1];
    sums[at & 1] = -sum;
    results[at] = sum < 0.5 ? sums[0] : (double)at;
    results[at + 1] = transpose(turn)[at & 1].x;
    results[at + 2] = (float)sum;
}
