float4 main() : SV_Target
{
    default: return 1;
}
