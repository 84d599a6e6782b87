// args: -T cs_6_0 -E main
// prints: [thread 0 of group (0, 0, 0)]
// prints: [thread 1 of group (0, 0, 0)]
// prints: [thread 2 of group (0, 0, 0)]
// prints: [thread 3 of group (0, 0, 0)]
// prints: [odd 1]
// prints: [odd 3]
// prints: [thread 2, round 0: sum 0]
// prints: [thread 2, round 1: sum 1]
// prints: [thread 3, round 0: sum 0]
// prints: [thread 3, round 1: sum 1]
// prints: [thread 3, round 2: sum 3]
// prints: [from a function: 9.00]
static const float SQUARE = 9;

void report(float value) {
    printf("[from a function: %.2f]", value);
}

[numthreads(4, 1, 1)]
void main(uint index : SV_GroupIndex, uint3 group : SV_GroupID) {
    printf("[thread %u of group (%v3u)]", index, group);
    if (index % 2 == 1) printf("[odd %u]", index);
    uint sum = 0;
    for (uint round = 0; index >= 2 && round < index; round++) {
        sum += round;
        printf("[thread %u, round %u: sum %u]", index, round, sum);
    }
    if (index == 3) report(SQUARE);
}
