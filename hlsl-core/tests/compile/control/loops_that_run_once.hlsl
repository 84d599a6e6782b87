// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od

// A way back that is never taken stays where `break` and `continue` need the loop, and goes where they do not.
float4 main(float4 at : SV_Position) : SV_Target
{
    float kept = 1;
    do
    {
        if (at.x > 3)
        {
            if (at.y > 2)
                break;
            if (at.y > 1)
                continue;
            kept += 1;
        }
        kept += 2;
    } while (false);

    float gone = 1;
    uint count = 0;
    do
    {
        count++;
        if (at.x > 5)
            continue;
        gone += 2;
    } while (count < 4 && 41 % 2 == 0);

    return float4(kept, gone, count, 1);
}
