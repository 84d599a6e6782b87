struct Big
{
    float v;
    void operator=(Big other) { v = other.v; }
};
float4 main() : SV_Target { return 1; }
