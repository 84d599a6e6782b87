// args: -T cs_6_0
// Atomic operations know no halves, be they as wide as floats.
RWTexture2D<half> texels;
groupshared half number;

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID) {
  float before;
  InterlockedExchange(texels[at], 1, before);
  InterlockedExchange(number, 1, before);
}
