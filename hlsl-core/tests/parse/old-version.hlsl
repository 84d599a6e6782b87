// options: -HV 2016
template<typename T> T f(T a) { return a; }
using X = int;
enum E { a };
struct S { int operator+(int a) { return 1; } int bits : 3; };
