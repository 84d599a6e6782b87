// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
// A choice among choices whose ways all begin at one texture, or at elements of one array.
Texture2D<float4> color;
Texture2D<float4> layers[4];
uint rounds;

float4 main(nointerpolation uint which : A) : SV_Target
{
    Texture2D<float4> both[2];
    both[0] = color;
    both[1] = color;
    Texture2D<float4> pair[2];
    pair[0] = layers[which];
    pair[1] = layers[1];
    for (uint i = 0; i < rounds; ++i)
    {
        both[0] = i > 3 ? color : both[which & 1];
        pair[1] = pair[i & 1];
    }
    return both[0].Load(int3(0, 0, 0)) + pair[which & 1].Load(int3(1, 0, 0));
}
