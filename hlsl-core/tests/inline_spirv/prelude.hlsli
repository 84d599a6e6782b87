// What stands before each probe: short names for what a probe is about, and values of every kind of type.
#define OP(number) [[vk::ext_instruction(number)]]
#define GLSL(number) [[vk::ext_instruction(number, "GLSL.std.450")]]
#define LIT [[vk::ext_literal]] uint
#define REF [[vk::ext_reference]]
#define CAPABILITY(number) [[vk::ext_capability(number)]]
#define EXTENSION(name) [[vk::ext_extension(name)]]
#define POINTER(class, type) vk::SpirvOpaqueType</* OpTypePointer */ 32, vk::Literal<vk::integral_constant<uint, class> >, type>

RWByteAddressBuffer memory;
RWStructuredBuffer<uint> words;
StructuredBuffer<float4> vectors;
Texture2D<float4> image;
SamplerState state;
RWTexture2D<uint> texels;

struct Two { float4 first; int second; };

template <typename T> void keep(T value) { memory.Store<T>(256, value); }

#define VALUES \
    float4 a = memory.Load<float4>(0), b = memory.Load<float4>(16); \
    float3 c = a.xyz; float2 d = a.xy; float x = a.x, y = b.y; \
    int4 i = memory.Load<int4>(32), j = memory.Load<int4>(48); \
    int2 e = i.xy; int n = i.x, m = j.y; \
    uint4 u = memory.Load<uint4>(64), v = memory.Load<uint4>(80); \
    uint2 f = u.xy; uint k = u.x, l = v.y; \
    bool4 p = i > j, q = u > v; bool t = p.x; \
    double z = memory.Load<double>(96); int64_t w = memory.Load<int64_t>(104); \
    uint64_t o = memory.Load<uint64_t>(112); half h = memory.Load<half>(120); \
    int16_t s = memory.Load<int16_t>(124); \
    float4x4 r = memory.Load<float4x4>(128);
