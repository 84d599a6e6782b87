struct Light
{
    float4 color;
    static float4 shade() { return this.color; }
};
float4 main() : SV_Target { return Light::shade(); }
