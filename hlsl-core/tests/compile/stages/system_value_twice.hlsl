// What the device gives may be asked for more than once; there is one variable for it.
// args: -T cs_6_0 -E main
RWBuffer<uint> values;

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID, uint column : SV_DispatchThreadID, int2 again : SV_DispatchThreadID)
{
    values[id.y * 8 + column] = again.x;
}
