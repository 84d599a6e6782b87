struct Mesh { StructuredBuffer<float4> positions; StructuredBuffer<uint> indices; };
Mesh meshes[2];
float4 main(nointerpolation int i : I) : SV_Target { return meshes[i].positions[meshes[i].indices[3]]; }
