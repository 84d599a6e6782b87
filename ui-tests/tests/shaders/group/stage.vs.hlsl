struct Passed {
#ifndef NOWHERE
    float4 place : SV_Position;
#endif
    PASSED
};

Passed main() {
    return (Passed)1;
}
