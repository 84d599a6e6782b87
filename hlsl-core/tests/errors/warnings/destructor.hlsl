struct Light
{
    float power;
    ~Light() { }
};
float4 main() : SV_Target { return 1; }
