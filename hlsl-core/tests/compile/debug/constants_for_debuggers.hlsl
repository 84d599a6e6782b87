// args: -T ps_6_0 -E main -fspv-debug=vulkan
// A value that only a debugger wants brings in neither a capability nor a specialization constant.

[[vk::constant_id(3)]] const int quality = 4;

float4 main() : SV_Target {
  double wide = 3;
  int level = quality;
  float plain = 7;
  return 0;
}
