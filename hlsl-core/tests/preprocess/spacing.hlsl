#define MINUS -
#define NEG(x) -x
#define EMPTY
-MINUS -NEG(-1) +EMPTY+ <EMPTY< a EMPTY b.EMPTY.c 1EMPTY.5 x EMPTY
	indented /**/tokens/**/here
        NEG(1)NEG(2)


next



far
