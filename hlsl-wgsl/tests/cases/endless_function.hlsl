// args: -T ps_6_0 -E main -fcgl
// A function that never returns still has to end with a `return` for browsers.

RWStructuredBuffer<uint> counts;

float turn(float from) {
    while (true) {
        counts[1] += uint(from);
    }
    return from;
}

float4 main(float2 at : AT) : SV_Target {
    return turn(at.y);
}
