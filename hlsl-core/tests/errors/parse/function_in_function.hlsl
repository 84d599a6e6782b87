float4 main() : SV_Target
{
    float twice(float a) { return a * 2; }
    return twice(1);
}
