// args: -T ps_6_2 -E main -enable-16bit-types
Texture2D<half4> picture;
float4 main() : SV_Target { return 1; }
