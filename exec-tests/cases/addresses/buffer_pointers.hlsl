// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// in 0: float 1 2 3 4 uint 7 1 2 3 0*8
// out 1: float 1 2 3 4 uint 7 1 2 3 float 2.5 2 3 4 uint 8 1 2 13
// addresses: 0 1
// Pointers to structs: members, elements, whole values, pointers stored behind pointers.

struct Item { float4 color; uint4 numbers; };
typedef vk::BufferPointer<Item, 16> Link;
struct Start { Link from; Link to; };
[[vk::push_constant]] Start start;

void change(Link link) {
  link.Get().color.x = 2.5;
  link.Get().numbers[0] += 1;
  link.Get().numbers.w += 10;
}

[numthreads(1, 1, 1)]
void main() {
  Item item = start.from.Get();
  start.to.Get() = item;
  Link second = Link((uint64_t)start.to + 32);
  second.Get() = item;
  change(second);
}
