// args: -T cs_6_0 -E main -fspv-use-unknown-image-format

RWTexture2D<int> counts;
[[vk::image_format("unknown")]] RWTexture2D<uint> others;
[[vk::image_format("r32i")]] RWTexture2D<int> known;

[numthreads(1, 1, 1)] void main(uint2 at : SV_DispatchThreadID) {
    InterlockedAdd(counts[at], 1);
    InterlockedOr(others[at], 1u);
    InterlockedAdd(known[at], 1);
}
