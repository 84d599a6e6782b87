// args: -T ps_6_0
// The selection ends where the side that stays begins.
float4 main(nointerpolation uint count : COUNT, float4 at : SV_Position) : SV_Target {
    float sum = 1;
    for (uint i = 0; i < count; i++) {
        if (at.x > i) {
            sum = sum * 3 + at.y;
        } else {
            discard;
        }
    }
    return sum;
}
