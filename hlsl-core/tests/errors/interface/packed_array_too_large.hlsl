// args: -T vs_6_0 -E main -pack-optimized

struct Output
{
    float4 position : SV_Position;
    float2 pairs[5000] : PAIRS;
};

Output main(float4 position : POSITION)
{
    Output output = (Output)0;
    output.position = position;
    return output;
}
