// args: -T cs_6_0 -E main
// cookbook: Switch statements
ByteAddressBuffer first;
ByteAddressBuffer second;
ByteAddressBuffer third;
RWStructuredBuffer<uint> result;
int mode;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    ByteAddressBuffer from;
    switch (mode)
    {
    case 0:
        from = first;
        break;
    case 1:
        from = second;
        break;
    default:
        from = third;
        break;
    }
    result[id] = from.Load(4 * id);
}
