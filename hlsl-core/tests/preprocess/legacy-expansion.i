#line 5 "legacy-expansion.hlsl"
x1y1 x15

"X"
