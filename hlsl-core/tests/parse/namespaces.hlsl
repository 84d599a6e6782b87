namespace a {
    namespace b { struct S { int x; }; template<typename T> T id(T t) { return t; } enum class E { one }; }
    static const int size = 2;
    int f(b::S s) { return s.x; }
}
namespace a { int g() { b::S s; return b::id<int>(1) + size; } }
using namespace a;
using a::size;
b::S found_through_using;
void h() {
    a::b::S s;
    a::b::E e = a::b::E::one;
    (a::b::S)0;
    ::a::b::id<float>(1);
    ::a::b::S global;
    ::a::f(s);
    int array[a::size];
    undeclared::T x;
    a::missing y;
}
