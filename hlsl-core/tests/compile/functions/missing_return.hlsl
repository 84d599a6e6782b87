// args: -T ps_6_0 -E main -Wno-return-type
// args: -T ps_6_0 -E main -Wno-return-type -Od
Texture2D map;

struct Pair { float4 color; Texture2D map; };

// What is not returned is undefined.
float4 shade(float a) { if (a > 1) return a; }
float3x3 nothing() { }
Pair pair(float a) { Pair result = { a.xxxx, map }; if (a > 1) return result; }

float4 main(float a : A) : SV_Target
{
    if (a > 3)
        return shade(a) + float4(nothing()[1], 1) + pair(2).map.Load(int3(0, 0, 0));
}
