// args: -T lib_6_9
// Without an entry point there are no outputs to count, but there is no module either.
export void count() { SetMeshOutputCounts(3, 1); }
struct Payload { float number; };
groupshared Payload payload;
export void launch() { DispatchMesh(1, 1, 1, payload); }
