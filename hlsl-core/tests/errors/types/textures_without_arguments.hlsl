Texture2DMS samples;
Texture2DMSArray layers;
Buffer texels;
float4 main() : SV_Target { return texels[0]; }
