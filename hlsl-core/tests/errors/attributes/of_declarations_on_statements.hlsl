// args: -T ps_6_0 -E main

[RootSignature("")] float a;
[clipplanes(a)] float b;
[noinline(1)] void f() {}
[loop(1)] float c;

float4 main(nointerpolation int x : X) : SV_Target {
    [numthreads(1, 1, 1)] x = 1;
    [noinline] if (x) x = 2;
    [earlydepthstencil] return x;
}
