// args: -T cs_6_0 -E main -HV 2021
// in 0: float 1 0 0 0 0 2 0 0 3 0 0 0 4 0 0 0 5 0 0 0 6 7 8 9 10 11 12 13
// out 1: float 2 4 13 12 20
// Structs without members, as members of other structs, parameters, results, variables and what templates are made of.
struct Nothing {};
struct Wrapped { Nothing one; Nothing more[3]; };
struct Mixed { Nothing before; float number; Wrapped between; float2 pair; Nothing after; float list[3]; };
struct Doubles { float of(float x) { return x * 2; } };

[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;
cbuffer Unused { Nothing nothing; };

groupshared Mixed stored[2];
static const Nothing several[2] = {{}, {}};

Nothing passed(Nothing nothing, inout Wrapped wrapped, out Nothing result)
{
    Wrapped copy = wrapped;
    wrapped = copy;
    result = nothing;
    return result;
}

Mixed changed(Mixed it, Nothing with)
{
    it.number += 1;
    it.list[1] = it.list[0] + it.pair.x;
    it.after = with;
    return it;
}

template<typename T> float applied(T it, float x) { return it.of(x); }

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    Mixed it = (Mixed)0;
    it.number = asfloat(input.Load(0));
    it.list[0] = asfloat(input.Load(4 * 20));
    it.pair = asfloat(input.Load2(4 * 21));
    Wrapped wrapped = it.between;
    Nothing result;
    it.after = passed(several[thread], wrapped, result);
    it.between = wrapped;
    it = changed(it, result);
    stored[thread] = it;
    GroupMemoryBarrierWithGroupSync();
    Mixed other = stored[1 - thread];
    Doubles doubles;
    if (thread == 0)
    {
        output[0] = other.number;
        output[1] = applied(doubles, other.number);
        output[2] = other.list[1];
        output[3] = applied(doubles, other.list[0]);
        uint index = thread + 1;
        output[4] = other.list[index] + other.pair.x;
    }
}
