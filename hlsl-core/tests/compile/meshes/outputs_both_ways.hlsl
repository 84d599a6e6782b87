// args: -T ms_6_5 -E main -fspv-target-env=vulkan1.2
// `inout` parameters are the outputs as `out` ones are: nothing is copied forth and back, which other threads would
// not outlive. Translators from GLSL write such functions.

struct Vertex { float4 position : SV_Position; float2 uv : UV; };

void corner(inout Vertex vertices[6], uint lane) {
  vertices[lane].position = float4(lane & 1, lane >> 1, 0, 1);
  vertices[lane].uv.y = lane;
}

void body(inout Vertex vertices[6], inout uint3 triangles[4], uint lane) {
  SetMeshOutputCounts(6, 4);
  corner(vertices, lane);
  triangles[lane] = uint3(0, 1, lane);
}

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void main(uint lane : SV_GroupIndex, out vertices Vertex vertices[6], out indices uint3 triangles[4]) {
  body(vertices, triangles, lane);
}
