// args: -T cs_6_0
// args: -T cs_6_0 -Od
// A method that writes to its object writes to a copy if that is constant: a store to `C` would be invalid.
struct Obj { float2 value; void set() { value = 1; } float2 twice() { set(); return value * 2; } float2 get() { return value; } };
cbuffer C { Obj list[2]; }
RWStructuredBuffer<float2> result;
[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    list[id].set();
    result[0] = list[id].get();
    result[1] = list[id].twice();
}
