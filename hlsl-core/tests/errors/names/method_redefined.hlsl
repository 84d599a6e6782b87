struct Light
{
    float power() { return 1; }
    float power() { return 2; }
};
float4 main() : SV_Target { return 1; }
