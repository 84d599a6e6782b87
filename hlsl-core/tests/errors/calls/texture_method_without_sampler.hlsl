Texture2D picture;
float4 main(float2 uv : UV) : SV_Target { return picture.Sample(uv); }
