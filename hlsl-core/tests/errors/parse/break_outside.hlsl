float4 main() : SV_Target
{
    break;
    return 1;
}
