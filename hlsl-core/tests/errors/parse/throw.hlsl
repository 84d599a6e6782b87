float4 main() : SV_Target
{
    throw 1;
    return 1;
}
