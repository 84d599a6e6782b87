// args: -T ps_6_7 -E main
Texture2D<float4> image;
SamplerComparisonState compare;
void sync() {
    Barrier(UAV_MEMORY, 0);
}
// Never called, so nobody minds.
void unused() {
    Barrier(UAV_MEMORY, 0);
}
float4 main(float2 at : AT) : SV_Target {
    sync();
    return image.CalculateLevelOfDetail(compare, at) + image.SampleCmpBias(compare, at, 0.5, 1);
}
