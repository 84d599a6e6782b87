#define f(a) a*g
#define g(a) f(a)
f(2)(9)
#define EMPTY
#define LP (
#define F(x) <x>
F LP 1)
F EMPTY (1)
#define G F EMPTY
G (2)
#define OBJ F
OBJ(3)
#define H F(
H 4)
#define self self + 1
self
#define a1 b1
#define b1 a1
a1 b1
#define NIL(xxx) xxx
#define G_0(arg) NIL(G_1)(arg)
#define G_1(arg) NIL(arg)
G_0(42)
#define AA BB
#define BB AA
AA F(AA) F(F)(3)
#define DEFER(id) id EMPTY
#define EXPAND(...) __VA_ARGS__
DEFER(F)(5) EXPAND(DEFER(F)(5))
#define CALL(m, a) m a
CALL(F, (7)) CALL(CALL, (F, (8)))
F
(9)
F // comment
/* another */ (10)
F
