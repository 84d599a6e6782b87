// args: -T lib_6_5 -fspv-target-env=vulkan1.3
// An entry point lists only the globals that it reaches where DXC legalizes: here a resource is in a local variable.

RWStructuredBuffer<float> first;
RWStructuredBuffer<float> second;

[shader("compute")] [numthreads(1, 1, 1)]
void writes_first() {
  RWStructuredBuffer<float> local = first;
  local[0] = 1;
}

[shader("compute")] [numthreads(1, 1, 1)]
void writes_second() { second[0] = 2; }

[shader("compute")] [numthreads(1, 1, 1)]
void writes_nothing() {}
