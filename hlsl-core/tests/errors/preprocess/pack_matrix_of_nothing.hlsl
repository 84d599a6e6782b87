#pragma pack_matrix(diagonal)
float4 main() : SV_Target { return 1; }
