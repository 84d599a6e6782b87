// args: -T cs_6_0 -E main
// A buffer that never was one keeps its chains, whatever becomes of the choice between images beside it.
RWTexture2D<uint> counts;
RWTexture2D<uint> others;

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  AppendStructuredBuffer<uint> list;
  RWTexture2D<uint> image = others;
  if (id.x < 16)
    image = counts;
  uint before;
  InterlockedAdd(image[id], 1u, before);
  list.Append(before);
}
