// args: -T cs_6_2 -E main
// Inline SPIR-V, "Types": no component of vectors and matrices, an alignment that is a power of two, and literals that
// are made of `vk::integral_constant`.
typedef vk::SpirvType<21, 1, 3, vk::Literal<vk::integral_constant<uint, 8> >,
                      vk::Literal<vk::integral_constant<bool, false> > > Odd;
typedef vk::SpirvOpaqueType<22, vk::Literal<vk::integral_constant<uint, 16> > > Half;
vector<Half, 3> three;
matrix<Half, 2, 2> four;
static Odd odd;
static vk::SpirvOpaqueType<22, vk::Literal<16> > literal;
[numthreads(1, 1, 1)] void main() {}
