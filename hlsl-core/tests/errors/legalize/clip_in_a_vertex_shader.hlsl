// args: -T vs_6_0 -E main
float4 main(float4 a : A) : SV_Position { clip(a); return a; }
