// in 0: float -2.75 3.99 int -1 uint 5 float 0 nan
// out 1: int -2 uint 3 float -1 4294967295 5 uint 4294967295 0 1 1 float 1 0
[[vk::binding(0)]] ByteAddressBuffer input;
[[vk::binding(1)]] RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    float a = asfloat(input.Load(0)), b = asfloat(input.Load(4));
    int c = asint(input.Load(8));
    uint d = input.Load(12);
    float zero = asfloat(input.Load(16));
    output.Store(0, asuint(int(a)));
    output.Store(4, uint(b));
    output.Store(8, asuint(float(c)));
    output.Store(12, asuint(float(uint(c))));
    output.Store(16, asuint(float(d)));
    output.Store(20, uint(c));
    output.Store(24, uint(bool(zero)));
    output.Store(28, uint(bool(a)));
    output.Store(32, (uint)(bool)d);
    bool yes = d > 4;
    output.Store(36, asuint(float(yes)));
    output.Store(40, asuint(yes ? zero : 1.0));
}
