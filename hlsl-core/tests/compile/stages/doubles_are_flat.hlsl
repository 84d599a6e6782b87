// Vulkan interpolates neither integers nor doubles.
// args: -T ps_6_0 -E main
float4 main(double a : A, int2 b : B, bool c : C, linear float d : D) : SV_Target
{
    return float4(float(a), b.x, c ? 1 : 0, d);
}
