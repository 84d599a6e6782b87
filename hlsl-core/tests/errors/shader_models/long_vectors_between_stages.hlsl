// args: -T ps_6_9 -E main
float4 main(vector<float, 8> input : INPUT) : SV_Target
{
    return input[3];
}
