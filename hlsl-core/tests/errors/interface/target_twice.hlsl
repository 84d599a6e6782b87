struct O { float4 a : SV_Target0; float4 b : SV_Target; };
O main() { O o = (O)0; return o; }
