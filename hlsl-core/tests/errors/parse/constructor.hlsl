struct Light
{
    float power;
    Light(float p) { power = p; }
};
float4 main() : SV_Target { return 1; }
