#line 2 "predefined.hlsl"
1 2018 1 1
6 6 5
1 0 2 3 4
5 14 13 6
1 8 1 __cplusplus __STDC__
1 1=2 x y [3]
