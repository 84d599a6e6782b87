struct Light
{
    float power;
    float power() { return 1; }
};
float4 main() : SV_Target { return 1; }
