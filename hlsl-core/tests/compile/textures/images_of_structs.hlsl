// args: -T cs_6_0 -E main
// Structs of components of one kind are texels, and have the format of vectors.
struct Complex { float re, im; };
struct Tint { uint3 rgb; uint a; };
RWTexture2D<Complex> waves;
RWTexture1D<Tint> tints;

[numthreads(8, 8, 1)] void main(uint2 id : SV_DispatchThreadID) {
    Complex wave = waves[id];
    waves[id].re = wave.im;
    tints[id.x].a = (uint)wave.re;
}
