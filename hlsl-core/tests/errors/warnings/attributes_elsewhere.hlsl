// args: -T ps_6_0 -E main

// Attributes of statements, on declarations; their arguments do not matter.
[unroll(nothing)] float a;
[branch] cbuffer C { [loop] float b; }
struct S { [flatten] float c; };

// Attributes of functions and parameters.
[noinline] float d;
[AllowSparseNodes] float e;
[NodeTrackRWInputSharing] void f([fastopt] float q) {}
[isolate] void g() {}

float4 main(nointerpolation int x : X) : SV_Target {
    // Of switches, of loops, of branches, and what the statement does not look at.
    [forcecase] if (x) x = 1;
    [call] for (int i = 0; i < 2; ++i) x++;
    [allow_uav_condition] { x = 2; }
    [unroll] x = 3;
    [loop] return x;
    [loop(3)] while (x) x++;
    [branch(1)] if (x) x = 4;
    [forcecase] switch (x) { default: break; }
}
