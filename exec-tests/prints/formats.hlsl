// args: -T cs_6_0 -E main
// prints: [text without values]
// prints: [percent 100%]
// prints: [d -7 i -8 u 4294967289]
// prints: [x ff X FF o 17]
// prints: [f 1.500000 .2f 0.25 e 1.500000e+00 g 0.5]
// prints: [v2d -7, 3 v3u 1, 2, 3]
// prints: [v4f 1.000000, 2.000000, 3.000000, 4.500000 v2.1f 0.5, 0.2]
// prints: [lu 8589934593 lx 200000001]
// prints: [bool 1 0]
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    int one = int(id.x) + 1;
    printf("[text without values]");
    printf("[percent %d%%]", one * 100);
    printf("[d %d i %i u %u]", -7 * one, -8 * one, -7 * one);
    printf("[x %x X %X o %o]", 255 * one, 255 * one, 15 * one);
    printf("[f %f .2f %.2f e %e g %g]", 1.5 * one, 0.25 * one, 1.5 * one, 0.5 * one);
    printf("[v2d %v2d v3u %v3u]", int2(-7, 3) * one, uint3(1, 2, 3) * one);
    printf("[v4f %v4f v2.1f %1.1v2f]", float4(1, 2, 3, 4.5) * one, float2(0.5, 0.25) * one);
    uint64_t wide = (uint64_t(2) << 32) + one;
    printf("[lu %lu lx %lx]", wide, wide);
    printf("[bool %d %d]", one == 1, one == 2);
}
