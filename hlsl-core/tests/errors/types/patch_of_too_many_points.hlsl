// args: -T hs_6_0 -E main
struct P { float4 p : POS; };
struct F { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };
F patch(InputPatch<P, 0> p) { F f = { 1, 1, 1, 1 }; return f; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
P main(InputPatch<P, 2000> p, uint i : SV_OutputControlPointID) { return p[i]; }
