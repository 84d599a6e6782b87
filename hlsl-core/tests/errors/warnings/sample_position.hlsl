Texture2DMS<float4> picture;
float4 main() : SV_Target { return picture.GetSamplePosition(1).xyxy; }
