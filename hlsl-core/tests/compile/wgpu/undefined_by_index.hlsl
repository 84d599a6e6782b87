// args: -T ps_6_0 -E main -fspv-target-env=webgpu
// What browsers must not see as a constant begins with a number even where nothing says which.

float4 main() : SV_Target
{
    static float4 numbers = { 5, 6, 7, 8 };
    min16float at;
    return numbers[at];
}
