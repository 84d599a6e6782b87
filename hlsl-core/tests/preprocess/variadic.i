#line 5 "variadic.hlsl"
a() a() a(b,c) a) a,) a,b) a,b,c) <1,2> < > 1 ; 1, ; 1, 2,3;

1| |1| |1|2,3| | |

< > ""<a,b , c> "a,b , c"<(1,2),{3,4}> "(1,2),{3,4}"

e e



1 2 3

xa, b x

x xy y
