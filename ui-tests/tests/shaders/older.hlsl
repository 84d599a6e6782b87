// A shader of Direct3D 9.
float4x4 world_view_projection : WORLDVIEWPROJECTION;
texture picture < string name = "bricks"; >;
sampler2D bricks = sampler_state { Texture = <picture>; MinFilter = Linear; };
sampler sky : register(s1);

struct Varyings {
    float4 place : POSITION;
    float3 normal : TEXCOORD0;
    float2 uv : TEXCOORD1;
};

Varyings vs_main(float4 place : POSITION, float3 normal : NORMAL, float2 uv : TEXCOORD0) {
    Varyings output;
    output.place = mul(place, world_view_projection);
    output.normal = normal;
    output.uv = uv;
    return output;
}

float4 ps_main(Varyings input, uniform float4 tint, uniform float gloss) : COLOR {
    return tex2D(bricks, input.uv) * tint + texCUBE(sky, input.normal) * gloss;
}

technique Simple {
    pass P { VertexShader = compile vs_3_0 vs_main(); PixelShader = compile ps_3_0 ps_main(0, 1); }
}
