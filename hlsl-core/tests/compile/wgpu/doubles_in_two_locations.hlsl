// args: -T vs_6_0 -E main -fspv-target-env=wgpu
// Each element of three doubles takes two locations.

struct Output
{
    float4 position : SV_Position;
    double3 wide[2] : WIDE;
    double2 narrow[2] : NARROW;
    float last : LAST;
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    output.wide[0] = position.xyz;
    output.wide[1] = position.zyx;
    output.narrow[0] = position.xy;
    output.narrow[1] = position.yx;
    output.last = position.w;
    return output;
}
