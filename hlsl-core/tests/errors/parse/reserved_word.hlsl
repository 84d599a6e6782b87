float4 main() : SV_Target
{
    float4 private = 1;
    return private;
}
