#define F(a,b) [a|b]
F(1)
F(1,2,3)
F()
F
(1,2) end
#define Z() z
Z(1) Z( )
#define S(x) #x
#define noop(a) a#
#define P(a,b) a##b
P(+,-) P(/,/) P(1,x) P(x,.) S(\\) S(\ ) noop P(.,.) end
__has_include("x")
__has_feature
_Pragma(once)
F(1
