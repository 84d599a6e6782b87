// args: -T cs_6_0 -E main -HV 2018
template<typename T> T same(T value) { return value; }
struct Packed {
    int low : 4;
    int operator+(int other) { return other; }
};
struct A { float a; int b; };
struct B { float a; float b; };
[numthreads(1, 1, 1)]
void main() {
    A a;
    B b = a;
    auto c = 1;
}
