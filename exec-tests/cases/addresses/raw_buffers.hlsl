// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// in 0: float 1 2 3 4 uint 5 float 0.5 10 20
// out 1: float 2 4 6 8 uint 25 float 30 uint 1 float 5.5
// addresses: 0 1
// Loads and stores at addresses, of numbers, vectors and structs.

struct Pair { uint id; float share; };
struct Addresses { uint64_t from; uint64_t to; };
[[vk::push_constant]] Addresses at;

[numthreads(1, 1, 1)]
void main() {
  float4 four = vk::RawBufferLoad<float4>(at.from, 16);
  vk::RawBufferStore<float4>(at.to, four * 2, 16);
  Pair pair = vk::RawBufferLoad<Pair>(at.from + 16);
  vk::RawBufferStore(at.to + 16, pair.id * pair.id);
  float2 last = vk::RawBufferLoad<float2>(at.from + 24, 8);
  vk::RawBufferStore<float>(at.to + 20, last.x + last.y);
  pair.id = 1;
  pair.share += 5;
  vk::RawBufferStore<Pair>(at.to + 24, pair);
}
