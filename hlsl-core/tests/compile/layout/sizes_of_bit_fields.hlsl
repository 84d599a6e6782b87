// args: -T cs_6_2 -E main -enable-16bit-types -HV 2021 -fvk-use-scalar-layout
// The size of a struct is the stride of its elements, whatever shares a number.
enum Word : uint { X };
enum Wide : uint64_t { Y };
enum Short : uint16_t { Z };
enum class Scoped : uint { W };
struct A { Word a; uint b; };
struct B { Word a : 2; Word b : 2; uint c; };
struct C { uint a : 2; uint b : 2; Word c; };
struct D { Word a : 2; uint b : 6; };
struct E { Word a : 31; Word b : 2; };
struct F { Wide a : 40; Wide b : 24; uint c; };
struct G { Wide a : 40; Wide b : 25; };
struct H { Short a : 10; Short b : 6; Short c : 1; };
struct I { Scoped a : 3; Scoped b : 4; float c; Scoped d : 5; };
struct J { bool a : 1; bool b : 1; uint c; };
struct K { uint64_t a : 2; uint64_t b : 62; uint64_t c : 1; };
struct L : B { Word d : 2; };
struct M { B b[2]; Word c : 3; Word d : 3; };
_Static_assert(sizeof(A) == 8, "A");
_Static_assert(sizeof(B) == 8, "B");
_Static_assert(sizeof(C) == 8, "C");
_Static_assert(sizeof(D) == 8, "D");
_Static_assert(sizeof(E) == 8, "E");
_Static_assert(sizeof(F) == 16, "F");
_Static_assert(sizeof(G) == 16, "G");
_Static_assert(sizeof(H) == 4, "H");
_Static_assert(sizeof(I) == 12, "I");
_Static_assert(sizeof(J) == 8, "J");
_Static_assert(sizeof(K) == 16, "K");
_Static_assert(sizeof(L) == 12, "L");
_Static_assert(sizeof(M) == 20, "M");
RWStructuredBuffer<A> a;
RWStructuredBuffer<B> b;
RWStructuredBuffer<C> c;
RWStructuredBuffer<D> d;
RWStructuredBuffer<E> e;
RWStructuredBuffer<F> f;
RWStructuredBuffer<G> g;
RWStructuredBuffer<H> h;
RWStructuredBuffer<I> i;
RWStructuredBuffer<J> j;
RWStructuredBuffer<K> k;
RWStructuredBuffer<L> l;
RWStructuredBuffer<M> m;
[numthreads(1, 1, 1)]
void main()
{
    a[0].b = 1;
    b[0].b = X;
    c[0].b = 1;
    d[0].b = 1;
    e[0].b = X;
    f[0].b = (Wide)0x123456;
    g[0].b = Y;
    h[0].c = Z;
    i[0].d = Scoped::W;
    j[0].b = true;
    k[0].c = 1;
    l[0].d = X;
    m[0].d = X;
}
