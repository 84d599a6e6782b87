// args: -T cs_6_0 -fspv-target-env=webgpu
// Four words are two doubles, and not the words of one.
RWStructuredBuffer<uint4> words;
[numthreads(1, 1, 1)]
void main() {
  uint4 it = words[0];
  double2 both = asdouble(it.xz, it.yw);
  uint2 low, high;
  asuint(both + both.yx, low, high);
  words[1] = uint4(low, high);
}
