// args: -T ps_6_0 -E main -fspv-target-env=vulkan1.1
// args: -T cs_6_0 -E main -fspv-target-env=vulkan1.1 -D COMPUTE
// What is an integer in a pixel shader is flat, that is the number of the lane as well.

RWBuffer<uint> result;

#ifdef COMPUTE
[numthreads(64, 1, 1)]
#endif
void main() {
  result[WaveGetLaneIndex()] = WaveGetLaneCount();
}
