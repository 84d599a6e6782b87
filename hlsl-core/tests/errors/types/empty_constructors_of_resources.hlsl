Texture2D picture;
float4 main() : SV_Target { return picture.Sample(SamplerState(), 0); }
