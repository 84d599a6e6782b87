// args: -T cs_6_6 -E main
using Shared = globallycoherent RWTexture2D<float>;
using Ordered = reordercoherent RWTexture2D<float>;
Shared image;
Ordered ordered;
RWTexture2D<float> own;
using Exact = precise float;
[numthreads(1, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    Exact value = own[id];
    image[id] = value;
    ordered[id] = (precise float)2;
}
