// args: -T ps_6_0 -E main -fvk-bind-register t0 0 1 0 -fvk-bind-register b0 0 0 0
// No register can be said of `$Params`; it takes the first number that is free.
cbuffer Fog : register(b0) { float4 fog; };
float4 main(uniform float4 tint, uniform Texture2D<float4> picture : register(t0)) : SV_Target
{
    return picture.Load(0) * tint + fog;
}
