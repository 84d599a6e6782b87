// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// Casts of pointers: to a base, and to anything at all, with the alignment of the type or another one; to numbers.

struct Base { uint id; };
struct Extra : Base { float share; };
struct Words { uint first; uint second; };
typedef vk::BufferPointer<Extra, 16> From;
struct Start { From from; vk::BufferPointer<Words> to; };
[[vk::push_constant]] Start start;

[numthreads(1, 1, 1)]
void main()
{
    start.to.Get().first = vk::static_pointer_cast<Base>(start.from).Get().id;
    start.to.Get().second = vk::reinterpret_pointer_cast<Words>(start.from).Get().second;
    vk::reinterpret_pointer_cast<Extra, 4>(start.to).Get().share = vk::static_pointer_cast<Base, 16>(start.from).Get().id;
    start.to.Get().second += (uint)(uint64_t(start.from) >> 32) + (uint)((uint64_t)start.to & 15);
}
