interface Shape { float area(); };
struct Base { int b; struct Inner { int c; }; };
class Derived : Base, Shape {
    float area() { Later l; return l.x + unknown_here; }
    static int count;
    static const int limit = 3;
    int narrow : 3, : 0, wide : (1 + 2);
    Inner inherited;
    struct { int anonymous; };
    struct Later { float x; };
    float operator()(int a) { return a; }
    int operator[](int i);
    bool operator==(Derived other), operator!();
    Derived operator-();
    operator float() { return 1; }
    void outside(int a);
    Derived copy() { return this; }
};
void Derived::outside(int a) { Inner i; i.c = a; }
int Derived::count = 1;
struct Forward;
struct Forward { int a; };
struct [raypayload] Payload { float hit : read(caller) : write(caller, anyhit); };
struct Forward elaborated;
