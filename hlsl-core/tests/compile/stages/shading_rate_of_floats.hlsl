// args: -T ps_6_4 -E main
// The built-in is an integer, whatever the shader makes of it, and integers are not interpolated.
float4 main(float rate : SV_ShadingRate) : SV_Target { return rate; }
