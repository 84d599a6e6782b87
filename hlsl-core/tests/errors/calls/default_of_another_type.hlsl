Texture2D picture;
float twice(float a = picture) { return a * 2; }
float4 main() : SV_Target { return twice(); }
