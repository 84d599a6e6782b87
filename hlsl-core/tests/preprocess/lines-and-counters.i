#line 1 "lines-and-counters.hlsl"
1 "lines-and-counters.hlsl" 0 1 0

3 5 4 6



7
#line 9 "b\\c.h"
"b\\c.h" 9
#line 101 "d"
101 "d"
#line 33 "foo.h"
33 "foo.h"
#line 1 "inc/a.hlsli"
A "inc/a.hlsli" 1
#line 1 "inc/deep/d.hlsli"
D "inc/deep/d.hlsli" 1
#line 1 "inc/deep/e.hlsli"
E 3
#line 35 "foo.h"
35 "foo.h" 2
