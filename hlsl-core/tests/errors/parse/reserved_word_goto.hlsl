float4 main() : SV_Target
{
    goto end;
    return 1;
}
