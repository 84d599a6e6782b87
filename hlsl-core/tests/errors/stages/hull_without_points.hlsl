// args: -T hs_6_0 -E main
struct Point { float4 place : SV_Position; };
struct Levels { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Levels levels(InputPatch<Point, 3> patch) { return (Levels)1; }

[domain("tri")]
[partitioning("pow2")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(0)]
[patchconstantfunc("levels")]
Point main(InputPatch<Point, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }
