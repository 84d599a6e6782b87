// args: -T hs_6_0 -E main
struct P { float4 p : POS; };
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
P main(InputPatch<P, 3> p, uint i : SV_OutputControlPointID) { return p[i]; }
