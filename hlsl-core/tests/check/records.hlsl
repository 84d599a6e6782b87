struct Base {
    float x;
    static int count;
    float get() { return x; }
    void set(float a) { x = a; this.x = a; }
    float operator+(Base other) { return x + other.x; }
    float operator[](int i) { return x * i; }
    float operator()(float a) { return a; }
    operator float() { return x; }
};
int Base::count = 3;
struct Derived : Base {
    float y;
    struct Inner { int z; } inner;
    enum Kind { First, Second = 5 };
    float both();
};
float Derived::both() { return x + y + Base::get() + inner.z + Second; }
interface Shape { float area(); };
class Square : Shape { float side; float area() { return side * side; } };
namespace N { struct S { float a; }; float f(S s) { return s.a; } }
cbuffer Camera : register(b1) { float4x4 view; Base base; float3 eye : packoffset(c8); }
ConstantBuffer<Derived> constants : register(b2, space1);
float use(Derived d, Square q) {
    Base b = d;
    d.set(1);
    N::S s = { 2 };
    float f = b;
    return b + b + b[1] + b(2) + d.both() + d.inner.z + Derived::First + Base::count + q.area() + N::f(s)
        + view[0].x + base.get() + constants.y + constants.get();
}
