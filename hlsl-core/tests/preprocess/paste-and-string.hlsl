#define A(x,y) x ## y
A(__CO, UNTER__) A(L,"x") A(1.,0) A(<,<=) A(-,>) A(A,) (1,2) A(.5,f) A(0x,1F) A(a,1) A(1,e3)
#define S(x) #x
S(  a   "b\n" 'c'  /*c*/ d ) S() S("\\") S('"') S(a
b) S(S(x)) S(@)
#define Q(x,y) #x#y
Q( "\\n" , '"')Q(,)
#define CAT3(a,b,c) a ## b ## c
CAT3(x,y,z) CAT3(,y,z) CAT3(x,,z) CAT3(x,y,) CAT3(,,)
#define MACRO_x expanded
#define PICK(n) MACRO_ ## n
PICK(x) PICK(y)
#define OBJ a ## b
#define ab done
OBJ
#define ARG(n) [n] n ## _
#define one 1
ARG(one)
#define HH(a) # a ## _x
#define sep(a, b) a ## .b ## b
sep(1, 5)
