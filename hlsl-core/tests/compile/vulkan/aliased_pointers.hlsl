// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3 -Od
// vk::aliased_pointer: what other pointers may also lead to.

struct Pair { uint a; uint b; };
typedef vk::BufferPointer<Pair, 8> Link;
struct Start { Link first; Link second; };
[[vk::push_constant]] Start start;

[numthreads(1, 1, 1)]
void main() {
  [[vk::aliased_pointer]] Link one = start.first;
  [[vk::aliased_pointer]] Link two = start.second;
  one.Get().a = 1;
  two.Get().a = 2;
  one.Get().b = two.Get().a;
}
