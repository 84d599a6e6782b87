// args: -T lib_6_6
// args: -T lib_6_6 -fspv-target-env=vulkan1.3
// Only pixel shaders have helpers, also where a function is shared with other stages.
RWStructuredBuffer<uint> o;
[noinline] uint helps() { return IsHelperLane() ? 1 : 2; }

[shader("compute")] [numthreads(1, 1, 1)] void first() { o[0] = helps(); }
[shader("pixel")] float4 second() : SV_Target { return helps(); }
[shader("compute")] [numthreads(1, 1, 1)] void third() { o[1] = helps(); }
