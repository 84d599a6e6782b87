#line 1 "inc/deep/f.hlsli"
F
#line 1 "inc/near.hlsli"
of the folder around
#line 2 "once.hlsli"
once
