// args: -T ps_3_0 -E main -fhlsl-dx9
// args: -T ps_3_0 -E main
sampler2D flat;
sampler both;
SamplerState modern;
Texture2D<float4> picture;
samplerCube sky;
float4 main(float4 at : TEXCOORD0) : SV_Target
{
    float4 sum = texCUBE(flat, at.xyz);
    sum += tex2D(both, at.xy) + picture.Sample(both, at.xy);
    sum += tex2D(modern, at.xy) + tex2D(flat);
    return sum;
}
