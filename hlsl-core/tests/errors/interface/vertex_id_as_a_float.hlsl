// args: -T vs_6_0 -E main
float4 main(float2 i : SV_VertexID) : SV_Position { return i.x; }
