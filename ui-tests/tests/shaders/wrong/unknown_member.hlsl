struct Light {
    float3 color;
    float range;
};

cbuffer Lights {
    Light sun;
};

float4 main() : SV_Target {
    return float4(sun.colour, 1);
}
