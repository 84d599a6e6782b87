// args: -T hs_6_0 -E main
// The patch constant function has another name for the type of control points; they come out of a parameter.
struct Point { float3 at : WORLD; float2 along[2] : ALONG; };
struct Seen { float3 place : WORLD; float2 ways[2] : ALONG; };
struct Levels { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };

Levels constants(OutputPatch<Seen, 3> made, InputPatch<Seen, 3> given) {
  Levels levels = (Levels)made[1].ways[1].y;
  levels.inside = given[2].place.z;
  return levels;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)]
[patchconstantfunc("constants")]
void main(uint id : SV_OutputControlPointID, InputPatch<Point, 3> patch, out Point made) {
  made = patch[id];
  made.along[1] += 1;
}
