// args: -T vs_3_0 -E vs -fhlsl-dx9
// args: -T ps_3_0 -E ps -fhlsl-dx9
// args: -T ps_3_0 -E ps -fhlsl-dx9 -fspv-debug=vulkan
// A whole effect, of which only shaders, samplers and numbers are something in Vulkan.
float4x4 world_view_projection : WORLDVIEWPROJECTION < string name = "matrix"; >;
shared float3 sun < string name = "sun"; float least = -1; > ;
texture picture < string file = "bricks.dds"; >;
texture2D other;
sampler2D bricks < string name = "bricks"; > = sampler_state
{
    Texture = <picture>;
    MinFilter = ANISOTROPIC;
    AddressU = Wrap;
};
sampler pair[2] = { sampler_state { Texture = (picture); }, sampler_state { Texture = (other); MipFilter = NONE; } };
stateblock states = stateblock_state { AlphaTestEnable = true; };
PixelShader shaders[2] = { compile ps_2_0 ps(1), compile ps_2_0 ps(2) };

struct Varying
{
    float4 at : POSITION;
    float4 color : COLOR0;
    float2 uv : TEXCOORD0;
};

Varying vs(
    float4 at : POSITION,
    float3 normal : NORMAL,
    uniform bool is_lit = true,
    uniform float4x4 turn : WORLD,
    sampler2D heights : TEXUNIT0)
{
    Varying varying;
    varying.at = mul(mul(at, turn), world_view_projection);
    varying.at.y += tex2Dlod(heights, at).x;
    varying.color = is_lit ? dot(normal, sun) : 1;
    varying.uv = at.xz;
    return varying;
}

struct Pixel
{
    float4 color : COLOR0;
    float4 second : COLOR1;
    float depth : DEPTH;
};

Pixel ps(Varying varying, float2 at : VPOS, half face : VFACE, uniform float4 tint : TINT)
{
    Pixel pixel;
    pixel.color = tex2D(bricks, varying.uv) * varying.color * face;
    pixel.second = tex2D(pair[1], at) * tint;
    pixel.depth = varying.at.z;
    return pixel;
}

technique Simple < string script = ""; >
{
    pass First
    {
        VertexShader = compile vs_3_0 vs(true, 1, bricks);
        PixelShader = compile ps_3_0 ps(1);
        Sampler[0] = (bricks);
        AlphaBlendEnable = TRUE;
    }
    pass
    {
        VertexShader = asm { vs_1_1 dcl_position v0 mov oPos, v0 };
        PixelShader = NULL;
    }
}
