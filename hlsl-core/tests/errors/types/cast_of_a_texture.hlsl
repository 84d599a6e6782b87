Texture2D picture;
float4 main() : SV_Target { return (float4)picture; }
