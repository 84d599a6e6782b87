// args: -T cs_6_2 -E main -fspv-target-env=vulkan1.2
// Names of the namespace vk without it: after `using namespace`, one by one, and in a namespace vk of the shader. Names of
// the shader's own come first.

namespace vk {
uint64_t now_and(uint64_t address) { return RawBufferLoad(address) + ReadClock(DeviceScope); }
typedef SpirvOpaqueType</* OpTypeArray */ 28, int, integral_constant<uint, 4> > Four;
}

struct Own { uint64_t a; };
namespace header {
using vk::RawBufferStore;
using vk::SubgroupScope;
void keep(uint64_t address, uint value) { RawBufferStore<uint>(address, value + SubgroupScope); }
}

using namespace vk;
struct Addresses { BufferPointer<uint> numbers; };
[[vk::push_constant]] Addresses addresses;
uint CrossDeviceScope() { return 7; }
template <typename T> T get(BufferPointer<T> from) { return from.Get(); }

RWStructuredBuffer<uint64_t> result;

[numthreads(1, 1, 1)]
void main() {
  Four four;
  result[0] = now_and(result[1]) + get(addresses.numbers) + CrossDeviceScope();
  result[1] = RawBufferLoad<uint64_t>(result[2], 8);
  header::keep(result[3], 5);
}
