// args: -T hs_6_0 -E plain
// args: -T hs_6_0 -E noTopology
struct Vertex { float4 position : SV_Position; };
struct Patch { float4 color : COLOR; };
struct Levels { float outer[3] : SV_TessFactor; float inner : SV_InsideTessFactor; };
Patch colors(InputPatch<Vertex, 3> patch) { Patch result; result.color = 1; return result; }
Levels levels(InputPatch<Vertex, 3> patch) { return (Levels)1; }

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("colors")]
Vertex plain(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }

[domain("tri")] [partitioning("integer")] [outputcontrolpoints(3)] [patchconstantfunc("levels")]
Vertex noTopology(InputPatch<Vertex, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }
