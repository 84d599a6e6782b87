flaot4 misspelled;
struct Light { float3 position; };
Ligth lamp;
float4 fine;
unknown function(other parameter) { return parameter; }
int point;
float row_major late;
static long big;
auto deduced = 1;
int *pointer;
void reference(int &a) { }
union U { int a; float b; };
class Hidden { public: int a; private: int b; };
struct Made { Made() { } ~Made() { } int value = 5; float get() const { return 1; } };
struct NoSemicolon { int a; }
int next;
struct Members { int a int b; foo c; void f( { int x; } int d; };
missing_type;
calls();
int parenthesized(1);
enum Bad { a b, 1, c = , d };
int array[; int other[2]];
Texture2D y : register(q0);
Texture2D z : register(t0, t1);
cbuffer Offsets { float a : packoffset(c0.q); float b : packoffset(b1); }
struct Operators { int operator=(int a); int operator++(); };
Operators operator+(Operators a, Operators b) { return a; }
template<typename... T> void variadic(T... t) { }
template<typename T = int, typename U> struct Defaults { };
int defaults(int a = 1, int b);
int variable(int a, ...);
void defined_here(struct Z { int q; } z) { }
struct { int unnamed; };
namespace one::two { int x; }
using namespace;
using One;
extern "C" { int linkage(); }
int numbers[] = { 0x, 09, 1h, 1e, 1.5x, 18446744073709551616 };
}
int last;
void unclosed() {
    if (true) {
        int a;
}
int end() { return 1; }
