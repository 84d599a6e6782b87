Texture2D picture;
float4 main() : SV_Target { float4 c = picture; return c; }
