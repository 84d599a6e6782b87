// args: -T cs_6_0 -E main
// Inline SPIR-V, "Storage classes": what `static` says of first values holds in the class Private, too.

[[vk::ext_storage_class(/* Private */ 6)]] static uint counter = 5;
RWStructuredBuffer<uint> result;

uint next() {
  [[vk::ext_storage_class(/* Private */ 6)]] static uint calls;
  return counter + calls++;
}

[numthreads(1, 1, 1)]
void main() { result[0] = next() + next(); }
