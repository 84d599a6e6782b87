// args: -T vs_6_0 -E main
Texture2D picture;
SamplerState smp;
float4 main(float2 a : A) : SV_Position { return picture.Sample(smp, a); }
