// args: -T cs_6_6
// Arguments of library types for inline SPIR-V that are of another kind.
typedef vk::SpirvOpaqueType<1.0h, int> OfFloat;
typedef vk::SpirvOpaqueType<float, int> OfType;
typedef vk::SpirvType<19, 1.5, 4> OfSize;
typedef vk::integral_constant<uint, 1.5> Constant;
typedef vk::integral_constant<3, 1> Untyped;
template<typename T> struct Box { T content; };
typedef vk::SpirvOpaqueType<28, Box> OfTemplate;
[numthreads(1, 1, 1)]
void main() {}
