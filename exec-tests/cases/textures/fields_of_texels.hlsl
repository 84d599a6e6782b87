// image 0: 4x4 float 0 .. 15
// out 0: float 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31
// groups: 1 1 1
// What is stored to a field of a texel reaches the image.
struct Height { float meters; };
[[vk::binding(0)]] RWTexture2D<Height> heights;

[numthreads(4, 4, 1)] void main(uint2 id : SV_DispatchThreadID) {
    heights[id].meters *= 2;
    heights[id].meters += 1;
}
