// storage texels 0: 1 uint 5 6 7 8
// storage texels 1: 1 uint 50 60 70 80
// out 0: uint 9 6 7 8
// out 1: uint 50 63 90 80
// out 2: uint 5 70 60 9
// Atomic operations on typed buffers that functions and methods return.

[[vk::binding(0)]] RWBuffer<uint> first;
[[vk::binding(1)]] RWBuffer<uint> second;
[[vk::binding(2)]] RWStructuredBuffer<uint> result;

struct Canvas
{
    RWBuffer<uint> texels;

    RWBuffer<uint> target() { return texels; }
};

RWBuffer<uint> pick() { return first; }

Canvas canvas()
{
    Canvas it;
    it.texels = second;
    return it;
}

[numthreads(1, 1, 1)]
void main()
{
    InterlockedAdd(pick()[0], 4, result[0]);
    InterlockedMax(canvas().target()[2], 90, result[1]);
    Canvas it = canvas();
    InterlockedXor(it.target()[1], 3, result[2]);
    result[3] = pick()[0];
}
