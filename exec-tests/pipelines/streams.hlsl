// Points and lines that geometry shaders make of points: each covers its own pixels.
struct Seed
{
    uint id : ID;
};

struct Corner
{
    float4 position : SV_Position;
    nointerpolation float2 number : NUMBER;
    [[vk::builtin("PointSize")]] float size : PSIZE;
};

struct Pixel
{
    float4 position : SV_Position;
    nointerpolation float2 number : NUMBER;
};

Seed vs(uint id : SV_VertexID)
{
    Seed seed;
    seed.id = id;
    return seed;
}

float to_clip(float pixel)
{
    return (pixel + 0.5) / 8 - 1;
}

// A row of points for each.
[maxvertexcount(16)]
void gs_points(point Seed seeds[1], inout PointStream<Corner> points)
{
    for (uint x = 0; x < 16; x++)
    {
        Corner corner;
        corner.position = float4(to_clip(x), to_clip(seeds[0].id), 0, 1);
        corner.number = float2(x, seeds[0].id);
        corner.size = 1;
        points.Append(corner);
        if (x == 7)
            points.RestartStrip();
    }
}

// Two rows for each, and nothing between them.
[maxvertexcount(4)]
void gs_lines(point Seed seeds[1], inout LineStream<Corner> lines)
{
    for (uint y = seeds[0].id * 2; y < seeds[0].id * 2 + 2; y++)
    {
        for (float side = -1; side <= 1; side += 2)
        {
            Corner corner;
            corner.position = float4(side * 1.5, to_clip(y), 0, 1);
            corner.number = float2(-1, y);
            corner.size = 1;
            lines.Append(corner);
        }
        lines.RestartStrip();
    }
}

float4 ps(Pixel pixel) : SV_Target
{
    return float4(pixel.number, 5, 6);
}
