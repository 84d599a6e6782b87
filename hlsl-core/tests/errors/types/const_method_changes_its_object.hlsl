struct Light
{
    float power;
    void dim() const { power = 1; }
};
float4 main() : SV_Target { return 1; }
