// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.3
// in 0: uint 7 float 0.5 1 2 3 4 5 6
// out 1: uint 7 3 7 9 float 0.5
// addresses: 0 1
// The same memory through pointers of other types: to the base, and to something else with other alignment.

struct Base { uint id; };
struct Extra : Base { float share; };
struct Words { uint first; uint second; };
typedef vk::BufferPointer<Extra, 16> From;
typedef vk::BufferPointer<Words, 4> To;
struct Start { From from; To to; };
[[vk::push_constant]] Start start;

[numthreads(1, 1, 1)]
void main()
{
    To to = start.to;
    vk::BufferPointer<Base, 16> base = vk::static_pointer_cast<Base, 16>(start.from);
    to.Get().first = base.Get().id;
    to.Get().second = 3;
    To next = To((uint64_t)to + 8);
    vk::BufferPointer<Base> plain = vk::static_pointer_cast<Base>(start.from);
    next.Get().first = plain.Get().id;
    next.Get().second = vk::reinterpret_pointer_cast<Base, 16>(start.from).Get().id + 2;
    To last = To((uint64_t)to + 16);
    last.Get().first = vk::RawBufferLoad((uint64_t)vk::reinterpret_pointer_cast<Words>(start.from) + 4);
}
