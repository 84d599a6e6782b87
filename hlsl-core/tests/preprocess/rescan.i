#line 3 "rescan.hlsl"
2*9*g



F ( 1)
F (1)

F (2)

<3>

<4>

self + 1


a1 b1



42


AA <AA> <F>(3)


F (5) <5>

<7> CALL (F, (8))
<9>

<10>

F
