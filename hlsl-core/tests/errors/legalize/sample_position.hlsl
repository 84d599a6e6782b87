// (only a warning)
// args: -T ps_6_0 -E main -WX
Texture2DMS<float4> picture;
float4 main() : SV_Target { return picture.GetSamplePosition(1).xyxy; }
