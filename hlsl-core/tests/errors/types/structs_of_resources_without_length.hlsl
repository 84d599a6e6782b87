// args: -T ps_6_0
// Resources in structs become variables, so somebody must know how many.
struct Pair { Texture2D image; SamplerState how; };

Texture2D images[];
Pair pairs[];

float4 main(float2 at : AT) : SV_Target {
    return images[2].Sample(pairs[3].how, at);
}
