void nothing() {}
float4 main() : SV_Target
{
    nothing()
    return 1;
}
