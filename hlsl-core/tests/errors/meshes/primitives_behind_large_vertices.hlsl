// args: -T ms_6_5 -E mesh
// Where the vertices have no place, the primitives behind them have none either.
struct Vertex { float4 position : SV_Position; float4 values[2020] : VALUES; };
struct Primitive { float4 values[12] : PER_PRIMITIVE; };

[outputtopology("triangle")]
[numthreads(32, 1, 1)]
void mesh(uint lane : SV_GroupIndex, out vertices Vertex v[3], out indices uint3 t[1], out primitives Primitive p[1]) {
  SetMeshOutputCounts(3, 1);
  p[0].values[3] = lane;
}
