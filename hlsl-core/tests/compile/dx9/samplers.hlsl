// args: -T ps_3_0 -E main -fhlsl-dx9
// args: -T ps_3_0 -E main -fhlsl-dx9 -Od
// args: -T ps_3_0 -E main -fhlsl-dx9 -fvk-s-shift 16 0
// A sampler is a texture and how it is sampled. What a plain one is, the functions say that it comes to.
sampler1D ramp;
sampler2D diffuse : register(s3);
sampler3D volume;
samplerCUBE sky;
samplerCube another_sky;
sampler plain : register(s4);
sampler around;
sampler several[2];
sampler modern;
Texture2D<float4> picture;

float4 flat(sampler from, float2 at) { return tex2D(from, at); }
float4 through(sampler from, float2 at) { return flat((from), at) + tex2D(several[0], at); }
float4 all_around(sampler plain, float3 to) { return texCUBE(plain, to); }
// Not everybody may sample what is only handed on.
float4 unused(sampler nobody) { return 0; }

float4 main(float4 at : TEXCOORD0) : SV_Target
{
    float4 sum = tex1D(ramp, at.x) + tex1Dbias(ramp, at) + tex1Dproj(ramp, at) + tex1D(ramp, at.x, at.y, at.z);
    sum += tex2D(diffuse, at.xy) + tex2Dlod(diffuse, at) + tex2Dgrad(diffuse, at.xy, ddx(at.xy), ddy(at.xy));
    sum += tex3D(volume, at.xyz) + tex3Dproj(volume, at) + tex3Dbias(volume, at);
    sum += texCUBE(sky, at.xyz) + texCUBElod(another_sky, at);
    sum += through(plain, at.xy) + all_around(around, at.xyz) + flat(several[1], at.zw);
    return sum + picture.Sample(modern, at.xy) + diffuse.Sample(at.xy);
}
