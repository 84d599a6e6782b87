#line 4 "no-expansion.hlsl"
XY() X__LINE__
x1 x1
