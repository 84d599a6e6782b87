// One point becomes a strip that covers the picture.
struct Seed
{
    float4 position : SV_Position;
    float4 color : COLOR;
    int2 numbers[2] : NUMBERS;
};

struct Extra
{
    float2 at : AT;
    nointerpolation int number : NUMBER;
};

struct Varying
{
    Extra extra;
    float4 position : SV_Position;
    float4 color : COLOR;
    uint primitive_ : SV_PrimitiveID;
};

Seed vs(float2 at : AT, float4 color : COLOR, uint id : SV_VertexID)
{
    Seed seed;
    seed.position = float4(at, 0, 1);
    seed.color = color;
    seed.numbers[0] = id;
    seed.numbers[1] = int2(-2, 9);
    return seed;
}

[maxvertexcount(4)]
[instance(1)]
void gs(point Seed seeds[1], uint id : SV_PrimitiveID, inout TriangleStream<Varying> strip)
{
    for (uint corner = 0; corner < 4; corner++)
    {
        float2 at = float2(corner & 1, corner >> 1);
        Varying varying;
        varying.extra.at = at;
        varying.extra.number = seeds[0].numbers[1].x;
        varying.position = float4(at * 2 - 1, 0, 1);
        varying.color = seeds[0].color;
        varying.primitive_ = id + 40;
        strip.Append(varying);
    }
    strip.RestartStrip();
}

float4 ps(Varying varying) : SV_Target
{
    return float4(varying.extra.at, varying.extra.number + varying.color.b, varying.primitive_);
}
