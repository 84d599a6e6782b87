// options: -T hs_6_0 -E main
struct Control { float4 position : POSITION; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
[[vk::binding(3, 1)]] Texture2D<float4> height;
[[vk::push_constant]] struct { float scale; } push;
[[vk::constant_id(2)]] const int level = 4;
Patch constants(InputPatch<Control, 3> patch) {
    Patch result = (Patch)push.scale;
    return result;
}
[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
[maxtessfactor(8.0)]
Control main(InputPatch<Control, 3> patch, uint id : SV_OutputControlPointID) {
    Control result = patch[id];
    result.position.x += level;
    return result;
}
