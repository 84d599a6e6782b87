// args: -T hs_6_0
// What each control point has is not what the patch has once.
struct Corner {
    [[vk::ext_decorate(/* Patch */ 15)]] float4 place : PLACE;
};
struct Patch {
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
};

Patch constants() {
    Patch patch = { { 1, 1, 1 }, 1 };
    return patch;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Corner main(InputPatch<Corner, 3> corners, uint id : SV_OutputControlPointID) {
    return corners[id];
}
