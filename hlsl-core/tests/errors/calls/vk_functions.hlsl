// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// Functions of the namespace vk: scopes that have no clock, alignments that are none or too small, and what lies in no
// memory.
struct Wide { double wide; float narrow; };
RWByteAddressBuffer bytes;
uint scope;
[numthreads(1, 1, 1)] void main() {
  uint64_t address = bytes.Load<uint64_t>(0);
  bytes.Store(8, vk::ReadClock(vk::WorkgroupScope));
  bytes.Store(16, vk::ReadClock(scope));
  bytes.Store(24, vk::RawBufferLoad<float3>(address, 3));
  bytes.Store(24, vk::RawBufferLoad<float3>(address, 0));
  bytes.Store(40, vk::RawBufferLoad<Wide>(address, 4));
  vk::RawBufferStore<double>(address, 1.5, 2);
  Texture2D picture = vk::RawBufferLoad<Texture2D>(address);
}
