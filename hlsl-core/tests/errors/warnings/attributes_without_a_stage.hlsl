// args: -T lib_6_8

float4 plane;

[numthreads(4, 4, 4)] void group() {}
[clipplanes(plane)] void planes() {}
[domain("quad")][outputcontrolpoints(4)][PatchConstantFunc("patch")] void hull() {}
[earlydepthstencil][RootSignature("")] export float4 pixel() { return plane; }
[WaveSize(32)][NodeLaunch("thread")][NodeIsProgramEntry] void node() {}

// Not of entry points alone, no definition, a method.
[noinline] void other() {}
[numthreads(1, 1, 1)] void declared();
struct S {
    [numthreads(1, 1, 1)] void method() {}
};

[shader("compute")][numthreads(1, 1, 1)] void entry() {}
