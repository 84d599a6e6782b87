// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// args: -T cs_6_0 -E main -fspv-target-env=wgpu -fcgl
// Structs without members: the ones around them keep their layout.
struct Nothing {};
struct Mixed { Nothing before; float number; Nothing more[2]; float2 pair; };
cbuffer Used { Mixed mixed; float last; };
cbuffer Unused { Nothing nothing; };
RWStructuredBuffer<float> output;

Nothing same(Nothing it) { return it; }

float of(Mixed it, Nothing with)
{
    it.more[1] = with;
    return it.pair.y;
}

[numthreads(1, 1, 1)]
void main()
{
    Nothing nothing;
    nothing = same(nothing);
    output[0] = of(mixed, nothing) + mixed.number + last;
}
