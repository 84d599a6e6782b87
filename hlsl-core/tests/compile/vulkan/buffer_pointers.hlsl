// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// vk::BufferPointer: lists by addresses, members and elements, casts to bases and from numbers.

struct Base { uint kind; };
struct Node : Base {
  float4 color;
  vk::BufferPointer<Node, 16> next;
  float values[4];
};
typedef vk::BufferPointer<Node, 16> Link;
struct Start { Link first; uint64_t extra; };
[[vk::push_constant]] Start start;
RWStructuredBuffer<float4> result;

[numthreads(1, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  Link at = start.first;
  float4 sum = 0;
  for (uint i = 0; i < 8 && (uint64_t)at != 0; ++i) {
    sum += at.Get().color * at.Get().values[lane & 3];
    at = at.Get().next;
  }
  Link extra = Link(start.extra);
  extra.Get().color = sum;
  extra.Get().values[1] += 1;
  vk::BufferPointer<Base, 16> base = vk::static_pointer_cast<Base, 16>(extra);
  base.Get().kind = 3;
  result[0] = sum;
}
