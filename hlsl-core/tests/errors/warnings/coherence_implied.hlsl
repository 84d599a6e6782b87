// args: -T cs_6_6
using Image = RWTexture2D<float>;
using Coherent = globallycoherent Image;
using Ordered = reordercoherent Image;
using Again = globallycoherent Coherent;
using Twice = reordercoherent reordercoherent Image;
using Both = reordercoherent Coherent;
using Written = globallycoherent reordercoherent Image;
Both image;
[numthreads(1, 1, 1)]
void main() { image[uint2(0, 0)] = 1; }
