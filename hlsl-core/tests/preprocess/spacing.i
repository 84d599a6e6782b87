#line 4 "spacing.hlsl"
- - - - -1 + + < < a b. .c 1EMPTY.5 x
 indented tokens here
        -1-2


next



far
