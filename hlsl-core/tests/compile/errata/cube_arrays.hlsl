// args: -T ps_6_0
// docs/manual-errata.md, Textures: an array of cubes has Dim Cube and Arrayed 1.

TextureCubeArray<float4> skies : register(t0);
SamplerState smooth : register(s1);

float4 main(float4 place : PLACE) : SV_Target {
    return skies.Sample(smooth, place);
}
