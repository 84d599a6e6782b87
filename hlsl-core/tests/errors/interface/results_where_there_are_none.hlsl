// args: -T cs_6_0 -E plain
// args: -T cs_6_0 -E named
// args: -T as_6_5 -E named
[numthreads(1, 1, 1)] float4 plain() { return 1; }
[numthreads(1, 1, 1)] float4 named() : COLOR { return 1; }
