float4 main() : SV_Target
{
    namespace inner { }
    return 1;
}
