cbuffer View : register(b0) { float4x4 view; };
#ifdef FOG
cbuffer Fog : register(b1) { float3 fog_color; float density; };
#endif

float4 place(float3 position : POSITION) : SV_Position { return mul(view, float4(position, 1)); }

float4 shade(float4 position : SV_Position) : SV_Target
{
    float light = 0;
    for (uint i = 0; i <= QUALITY; ++i) light += sin(position.x * i + view[0].x);
    float3 color = light;
#ifdef FOG
    color = lerp(color, fog_color, density);
#endif
    return float4(color, 1);
}
