// args: -T cs_6_0 -E main
// prints: [a global format: 42]
// prints: ["quoted", back\slash]
// prints: [twice]
// prints: [twice]
// prints: [100% of 1 and 2]
string format = "[a global format: %d]";

[numthreads(1, 1, 1)]
void main(uint index : SV_GroupIndex) {
    printf(format, index + 42);
    printf("[\"quoted\", back\\slash]");
    printf("[twice]");
    printf("[twice]");
    printf("[%d%% of %d and %d]", index + 100, index + 1, index + 2);
}
