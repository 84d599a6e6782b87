struct Corner { float4 at : PLACE; };
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
Patch divide() { return (Patch)1; }
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("divide")]
Corner main(InputPatch<Corner, 3> corners, uint id : SV_OutputControlPointID) { return corners[id]; }
