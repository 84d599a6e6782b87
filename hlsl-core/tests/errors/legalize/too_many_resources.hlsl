// args: -T ps_6_0 -fspv-preserve-bindings
struct Pair { Texture2D image; SamplerState how; };

// 16,384 resources, which are as many as there may be, and two more.
Pair pairs[8192];
Pair pair;

float4 main(float2 at : AT) : SV_Target {
    return pairs[3].image.Sample(pairs[3].how, at) + pair.image.Sample(pair.how, at);
}
