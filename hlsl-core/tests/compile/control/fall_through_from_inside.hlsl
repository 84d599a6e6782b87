// args: -T ps_6_0 -E main
// The empty case that is fallen into stays a case, although nothing is in it.
float4 main(float x : X, nointerpolation uint id : ID) : SV_Target
{
    for (uint i = 0; i < id; ++i)
    {
        switch (id & 3)
        {
        case 0:
            if (x > 2.0)
                break;
        case 1:
            discard;
            break;
        default:
            x += 2.0;
            break;
        }
    }
    return x;
}
