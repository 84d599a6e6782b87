cbuffer Settings
{
    float scale;
};

static const int COUNT = 3;

float4 main(float4 a : A) : SV_Target
{
    scale = 2;
    COUNT += 1;
    1 = 2;
    a.xx = 1;
    return a;
}
