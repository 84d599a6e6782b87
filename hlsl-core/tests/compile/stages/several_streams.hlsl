// args: -T gs_6_0 -E main
// args: -T gs_6_0 -E main -Od
// Each stream has its outputs, and vertices go to the stream that they are appended to, through functions, too.
struct Vertex { float4 position : SV_Position; float4 color : COLOR; };
struct Note { uint id : ID; };

void note(inout PointStream<Note> notes, uint id) {
  Note it = { id };
  notes.Append(it);
  notes.RestartStrip();
}

[maxvertexcount(4)]
void main(point Vertex given[1], uint id : SV_PrimitiveID, inout PointStream<Vertex> points,
          inout PointStream<Note> notes) {
  note(notes, id);
  points.Append(given[0]);
}
