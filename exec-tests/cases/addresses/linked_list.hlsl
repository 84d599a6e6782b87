// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// in 0: uint 0*16
// out 1: uint 6 3
// addresses: 0
// A list that the shader links itself and then walks along.

struct Node { uint value; uint unused; vk::BufferPointer<Node, 16> next; };
typedef vk::BufferPointer<Node, 16> Link;
struct Start { Link memory; };
[[vk::push_constant]] Start start;
[[vk::binding(1)]] RWStructuredBuffer<uint> result;

[numthreads(1, 1, 1)]
void main() {
  uint64_t base = (uint64_t)start.memory;
  for (uint i = 0; i < 3; ++i) {
    Link node = Link(base + i * 16);
    node.Get().value = i + 1;
    node.Get().next = Link(i < 2 ? base + (i + 1) * 16 : 0);
  }
  uint sum = 0, count = 0;
  for (Link at = start.memory; (uint64_t)at != 0; at = at.Get().next) {
    sum += at.Get().value;
    ++count;
  }
  result[0] = sum;
  result[1] = count;
}
