// args: -T lib_6_3
// A function that both call appends to the stream of whom it is called by.
struct Vertex { float4 position : SV_Position; float4 color : COLOR; };

void put(inout TriangleStream<Vertex> stream, Vertex vertex, float scale) {
  vertex.position.xyz *= scale;
  stream.Append(vertex);
}

[shader("geometry")] [maxvertexcount(3)]
void first(triangle Vertex given[3], inout TriangleStream<Vertex> stream) {
  for (uint i = 0; i < 3; i++) put(stream, given[i], 2);
}

[shader("geometry")] [maxvertexcount(1)]
void second(point Vertex given[1], inout TriangleStream<Vertex> stream, uint id : SV_PrimitiveID) {
  put(stream, given[0], id);
}
