// args: -T cs_6_0
// Each type has the one before twice, so that its name doubles with every line, and so does whatever looks into it.
template <typename A, typename B> struct Pair { int first; };
typedef Pair<int, int> P1;
typedef Pair<P1, P1> P2;
typedef Pair<P2, P2> P3;
typedef Pair<P3, P3> P4;
typedef Pair<P4, P4> P5;
typedef Pair<P5, P5> P6;
typedef Pair<P6, P6> P7;
typedef Pair<P7, P7> P8;
typedef Pair<P8, P8> P9;
typedef Pair<P9, P9> P10;
typedef Pair<P10, P10> P11;
typedef Pair<P11, P11> P12;

typedef vk::SpirvOpaqueType<30, float, float> O1;
typedef vk::SpirvOpaqueType<30, O1, O1> O2;
typedef vk::SpirvOpaqueType<30, O2, O2> O3;
typedef vk::SpirvOpaqueType<30, O3, O3> O4;
typedef vk::SpirvOpaqueType<30, O4, O4> O5;
typedef vk::SpirvOpaqueType<30, O5, O5> O6;
typedef vk::SpirvOpaqueType<30, O6, O6> O7;
typedef vk::SpirvOpaqueType<30, O7, O7> O8;
typedef vk::SpirvOpaqueType<30, O8, O8> O9;
typedef vk::SpirvOpaqueType<30, O9, O9> O10;

RWStructuredBuffer<int> o;

[numthreads(1, 1, 1)]
void main() {
    P12 p;
    O10 q;
    p.first = 1;
    o[0] = p.first;
}
