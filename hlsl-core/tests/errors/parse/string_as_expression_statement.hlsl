float4 main() : SV_Target
{
    char c = 'a';
    return c;
}
