// args: -T vs_6_0 -E main
// Numbers and resources of a struct cannot be bound together.
struct Mixed { Texture2D<float4> picture; float power; };
float4 main(uniform Mixed mixed, uniform Texture2D<float4> picture : register(t2)) : SV_Position
{
    return mixed.power;
}
