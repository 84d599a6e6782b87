#define V(f,...) f(__VA_ARGS__)
#define W(f,...) f, ##__VA_ARGS__)
#define X(args...) <args>
#define Y(a, rest...) a, ## rest;
V(a) V(a,) V(a,b,c) W(a) W(a,) W(a,b) W(a,b,c) X(1,2) X() Y(1) Y(1,) Y(1,2,3)
#define A(x,...) x|__VA_ARGS__|
A(1)A(1,)A(1,2,3)A()
#define B(...) <__VA_ARGS__> #__VA_ARGS__
B()B(a,b , c)B( (1,2),{3,4})
#define E() e
E(
) E()
#define COUNT(_1,_2,_3,N,...) N
#define NARGS(...) COUNT(__VA_ARGS__,3,2,1,0)
NARGS(a) NARGS(a,b) NARGS(a,b,c)
#define P(...) x ## __VA_ARGS__
P(a, b) P()
#define LAST(a, ...) a ## __VA_ARGS__
LAST(x) LAST(x, y) LAST(, y)
