#line 2 "paste-and-string.hlsl"
0 L"x" 1.0 <<= -> A (1,2) .5f 0x1F a1 1e3

"a \"b\\n\" 'c' d" "" "\"\\\\\"" "'\"'" "a b" "S(x)" "@"


"\"\\\\n\"""'\"'"""""

xyz yz xz xy


expanded MACRO_y


done


[1] one_


1. 55
