// args: -T ps_6_5 -E main
float4 unreached(uint index) {
  Texture2D<float4> texture = ResourceDescriptorHeap[index];
  return texture[uint2(0, 0)];
}
float4 main() : SV_Target { return 1; }
