// manual: HLSL semantic and Vulkan Location (SV_ShadingRate; nothing unused is removed beside it, as in DXC)
// args: -T vs_6_4 -E main
// args: -T ps_6_4 -E pixel
// args: -T ps_6_4 -E pixel -DNO_RATE
// args: -T ps_6_4 -E pixel -DNO_RATE -fspv-enable-maximal-reconvergence
Texture2D nobody;

float4 main(float4 place : PLACE, float4 color : COLOR, out uint rate : SV_ShadingRate) : SV_Position
{
    rate = 5;
    return place;
}

#ifdef NO_RATE
float4 pixel(float4 color : COLOR) : SV_Target { return 1; }
#else
float4 pixel(float4 color : COLOR, uint rate : SV_ShadingRate) : SV_Target { return rate; }
#endif
