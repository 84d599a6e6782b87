// args: -T hs_6_0 -E input -D CONSTANTS=of_another_input
// args: -T hs_6_0 -E input -D CONSTANTS=of_another_output
// args: -T hs_6_0 -E input -D CONSTANTS=of_fewer_outputs
// args: -T hs_6_0 -E input -D CONSTANTS=of_more_inputs
// The patch constant function sees the patches that the entry function has.
struct Point { float3 at : WORLD; float3 normal : NORMAL; };
struct Other { float4 at : SV_Position; };
struct Levels { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Levels of_another_input(InputPatch<Other, 3> patch) { return (Levels)patch[0].at.x; }
Levels of_another_output(OutputPatch<Other, 3> patch) { return (Levels)patch[0].at.x; }
Levels of_fewer_outputs(OutputPatch<Point, 2> patch) { return (Levels)patch[0].at.x; }
Levels of_more_inputs(InputPatch<Point, 4> patch) { return (Levels)patch[0].at.x; }

#define TEXT(x) #x
#define NAME(x) TEXT(x)
[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc(NAME(CONSTANTS))]
Point input(InputPatch<Point, 3> patch, uint id : SV_OutputControlPointID) { return patch[id]; }
