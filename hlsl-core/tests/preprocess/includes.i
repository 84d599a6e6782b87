#line 1 "inc/a.hlsli"
A "inc/a.hlsli" 1
#line 1 "inc/deep/d.hlsli"
D "inc/deep/d.hlsli" 1
#line 1 "inc/deep/e.hlsli"
E 3
#line 1 "inc/deep/d.hlsli"
D "inc/deep/d.hlsli" 1
#line 1 "inc/deep/e.hlsli"
E 2
#line 1 "other/y.hlsli"
other "y.hlsli" other "y.hlsli" other "y.hlsli"
#line 1 "inc/deep/d.hlsli"
D "inc/deep/d.hlsli" 1
#line 1 "inc/deep/e.hlsli"
E 2
#line 2 "once.hlsli"
once
#line 12 "includes.hlsl"
before

after 1
