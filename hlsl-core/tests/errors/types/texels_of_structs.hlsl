// args: -T ps_6_0 -E main
struct Mixed { float a; int b; };
struct Long { float4 a; float b; };
struct Nested { float a[2]; };
Texture2D<Mixed> mixed;
Buffer<Long> texels;
RWTexture2D<Nested> nested;
Texture2D<float2x2> matrices;

float4 main() : SV_Target { return mixed.Load(0).a; }
