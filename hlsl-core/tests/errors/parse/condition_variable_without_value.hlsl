float4 main() : SV_Target
{
    if (float a) return a;
    return 1;
}
