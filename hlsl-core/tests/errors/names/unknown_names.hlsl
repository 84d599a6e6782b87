struct Light
{
    float3 position;
};

float4 main(Light light : LIGHT) : SV_Target
{
    float4 color = normalise(light.positon);
    return colour + color.q;
}
