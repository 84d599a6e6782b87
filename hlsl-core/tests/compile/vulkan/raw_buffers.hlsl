// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2 -enable-16bit-types
// vk::RawBufferLoad and RawBufferStore: numbers, vectors, matrices and structs at addresses, with alignments.

struct Item { float3 position; uint id; float2x3 turn; half2 small; };
struct Addresses { uint64_t from; uint64_t to; };
[[vk::push_constant]] Addresses addresses;

[numthreads(1, 1, 1)]
void main() {
  uint64_t from = addresses.from, to = addresses.to;
  uint plain = vk::RawBufferLoad(from);
  float real = vk::RawBufferLoad<float>(from + 4);
  double wide = vk::RawBufferLoad<double>(from + 8, 8);
  float4 four = vk::RawBufferLoad<float4>(from + 16, 16);
  float3x2 turn = vk::RawBufferLoad<float3x2>(from + 32, 8);
  Item item = vk::RawBufferLoad<Item>(from + 64, 16);
  bool is_set = vk::RawBufferLoad<bool>(from + 128);
  vk::RawBufferStore(to, plain + item.id);
  vk::RawBufferStore<double>(to + 8, wide * real, 8);
  vk::RawBufferStore<float4>(to + 16, four, 16);
  vk::RawBufferStore<float3x2>(to + 32, turn);
  item.small += half2(1, 2);
  vk::RawBufferStore<Item>(to + 64, item, 16);
  vk::RawBufferStore<bool>(to + 128, !is_set);
}
