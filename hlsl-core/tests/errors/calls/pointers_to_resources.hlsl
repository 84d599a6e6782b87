// args: -T cs_6_2 -E main
// What is behind an address holds no resource, not in a base either.
struct Base { uint id; Texture2D picture; };
struct Extra : Base { float share; };
struct Words { uint first; uint second; };
struct Start { vk::BufferPointer<Extra, 16> from; vk::BufferPointer<Words> to; uint64_t address; };
[[vk::push_constant]] Start start;
[numthreads(1, 1, 1)]
void main() {
  start.to.Get().first = vk::static_pointer_cast<Base>(start.from).Get().id;
  start.to.Get().second = start.from.Get().id + vk::RawBufferLoad<Extra>(start.address).id;
}
