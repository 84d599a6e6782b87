// args: -T ps_6_0 -E main -fspv-target-env=webgpu
float4 main(float4 at : AT, nointerpolation int which : WHICH) : SV_Target
{
    float4 sum = at;
    switch (which)
    {
    case 0:
        sum *= 2;
    case 1:
        for (int i = 0; i < which; i++)
        {
            if (sum.x > 3)
                break;
            sum += at;
        }
    case 2:
        sum += 1;
        break;
    case 3:
        if (at.x > 1)
            return at;
        sum -= 1;
    default:
        sum = sqrt(sum);
    }
    return sum;
}
