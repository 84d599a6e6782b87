namespace a { namespace b { static const int n = 3; struct S { static int m; int f(); }; } using namespace b; }
int a::b::S::f() { return n + a::n; }
enum class E : uint { X = 1 << 2, Y }; cbuffer C { row_major float2x3 m; float k[a::b::n]; };
interface I { float g(float x); }; class D : I { float g(float x) { return this.g(x); } };
