float4 main() : SV_Target
{
    try { return 1; } catch (int) { return 2; }
}
