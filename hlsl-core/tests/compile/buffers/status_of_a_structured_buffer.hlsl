// args: -T ps_6_0 -E main
// Structured buffers have no residency: the status is zero, with a warning.

struct Item { float2 a; float b; };
StructuredBuffer<Item> items;

float4 main(nointerpolation uint index : INDEX) : SV_Target {
  uint status;
  Item item = items.Load(index, status);
  return float4(item.a, item.b, status);
}
