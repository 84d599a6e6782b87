float4 main() : SV_Target
{
    while (bool go) return 2;
    return 1;
}
