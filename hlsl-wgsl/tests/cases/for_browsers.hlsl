// args: -T ps_6_0 -E main
// What browsers ask for beyond what naga writes: directives for samples and wave operations where control flow is not
// uniform, and an exit of a loop that has none.

Texture2D<float4> picture;
SamplerState smooth;
RWStructuredBuffer<uint> counts;

float4 main(float2 at : AT, nointerpolation uint kind : KIND) : SV_Target {
    float4 color = 0;
    if (kind > 3) {
        color = picture.Sample(smooth, at);
        color.w = WaveActiveSum(at.x) + WaveActiveBallot(true).x;
    }
    if (kind == 9) {
        while (true) {
            counts[kind] = 1;
        }
    }
    return color;
}
