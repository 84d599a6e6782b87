float4 main() : SV_Target
{
    float[3] weights;
    return 1;
}
