// args: -T cs_6_0 -E main -HV 2021
// out 0: int 30 4 30 5
// A name in a template means what is declared around it, before what a base that depends on the template's arguments
// has; a base that does not depend on them comes first.

static int number = 30;
int read() { return 4; }

template<typename T> struct Dependent { T number; int read() { return 40; } };
struct Plain { int number; };

template<typename T> struct Derived : Dependent<T> {
  int outer() { return number; }
  int called() { return read(); }
};
template<typename T> struct Fixed : Plain { int own() { return number; } };

RWStructuredBuffer<int> results;

[numthreads(1, 1, 1)]
void main() {
  Derived<int> derived;
  derived.Dependent<int>::number = 3;
  results[0] = derived.outer();
  results[1] = derived.called();
  results[2] = number;
  Fixed<int> fixed;
  fixed.number = 5;
  results[3] = fixed.own();
}
