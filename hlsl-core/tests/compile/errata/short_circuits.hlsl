// args: -T cs_6_0 -HV 2021 -Od
// args: -T cs_6_0 -HV 2018 -Od
// docs/manual-errata.md, Binary logical operators: scalars short-circuit from HLSL 2021 on.

RWStructuredBuffer<uint> count : register(u0);

bool counted(uint step) {
    count[0] += step;
    return step > 1;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    if (id.x > 1 && counted(id.x) || counted(3))
        count[1] = 1;
}
