// manual: HLSL semantic and Vulkan Location (explicit, by declaration, by name)
// args: -T vs_6_0 -E main
// args: -T vs_6_0 -E main -fvk-stage-io-order=alpha
struct Input
{
    [[vk::location(3)]] float4 position : POSITION;
    [[vk::location(0)]] float3x2 turn : TURN;
};
struct Nested
{
    double3 wide : WIDE;
    float2 coordinates[2] : COORDINATES;
};
struct Output
{
    float4 position : SV_Position;
    nointerpolation bool3 flags : FLAGS;
    Nested nested;
    centroid float3 normal : A_NORMAL;
};

Output main(Input input)
{
    Output output;
    output.position = input.position;
    output.flags = input.position.xyz > 0;
    output.nested.wide = input.position.xyz;
    output.nested.coordinates[0] = input.turn[1];
    output.nested.coordinates[1] = input.turn[2];
    output.normal = input.position.zyx;
    return output;
}
