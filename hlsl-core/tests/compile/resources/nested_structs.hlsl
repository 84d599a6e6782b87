// args: -T ps_6_0 -E main
struct Layer
{
    Texture2D<float4> map;
    SamplerState filter;
};

struct Paint
{
    Layer layers[2];
    float weight;
};

Texture2D<float4> base;
Texture2D<float4> detail;
SamplerState smooth;

void mix_in(inout Paint paint, Texture2D<float4> map)
{
    Paint changed = paint;
    changed.layers[1].map = map;
    paint = changed;
}

Paint make(float weight)
{
    Paint paint;
    paint.layers[0].map = base;
    paint.layers[0].filter = smooth;
    paint.layers[1] = paint.layers[0];
    paint.weight = weight;
    mix_in(paint, detail);
    return paint;
}

float4 main(float2 uv : UV) : SV_Target
{
    Paint paint = make(uv.x);
    float4 sum = 0.0;
    [unroll]
    for (uint i = 0; i < 2; ++i)
        sum += paint.layers[i].map.Sample(paint.layers[i].filter, uv);
    return sum * paint.weight;
}
