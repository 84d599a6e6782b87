float4 main(uint i : SV_VertexID) : SV_Target { return i; }
