// args: -T cs_6_2 -E main -enable-16bit-types
// in 0: float nan 1 0 nan
// out 1: uint 1 0 0 1 1 1 0 1 0 1 1 1
// out 2: uint 1 1 0 1 1 1 1 0 0 1
// out 3: uint 1 1 1 0 1 1 0 1
// A NaN differs from everything, and so counts as true.
RWByteAddressBuffer input;
RWStructuredBuffer<uint> floats;
RWStructuredBuffer<uint> others;
RWStructuredBuffer<uint> flow;
static const float not_a_number = asfloat(0x7fc00000);
[numthreads(1, 1, 1)]
void main()
{
    float4 a = input.Load<float4>(0);
    float n = a.x;
    floats[0] = n != n;
    floats[1] = n == n;
    floats[2] = !(n != a.y);
    floats[3] = !(n == a.y);
    bool b = n;
    floats[4] = b;
    floats[5] = n ? 1 : 0;
    floats[6] = !n;
    floats[7] = n && a.y;
    floats[8] = n && a.z;
    floats[9] = n || a.z;
    floats[10] = not_a_number != 1;
    floats[11] = bool(not_a_number);

    bool4 v = a != a.yyyy;
    others[0] = v.x;
    others[1] = v.z;
    others[2] = v.y;
    bool2 w = bool2(a.xy);
    others[3] = all(w);
    others[4] = any(a.xz);
    bool2x2 m = float2x2(a) != float2x2(a.wwww);
    others[5] = m[0][1];
    others[6] = m[1][1];
    half h = half(n);
    others[7] = h == h;
    others[8] = !h;
    double d = double(n);
    others[9] = d != 1.0 && bool(d);

    if (n)
        flow[0] = 1;
    if (n != a.y)
        flow[1] = 1;
    else
        flow[1] = 2;
    if (!(n == a.y))
        flow[2] = 1;
    if (!n)
        flow[3] = 1;
    uint count = 0;
    for (; n != 0 && count < 1; ++count) {}
    flow[4] = count;
    while (n && count < 1)
        ++count;
    flow[5] = count;
    flow[6] = n != n ? 0 : 1;
    flow[7] = n != 1 ? 1 : 0;
}
