// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
float4 main(int limit : LIMIT, float step : STEP) : SV_Target
{
    float sum = 0;
    for (int i = 0; i < limit; ++i)
    {
        if (sum > 10)
            break;
        if (i == 3)
            continue;
        sum += step;
    }
    return sum;
}
