#pragma pack_matrix(row_major) please
float4 main() : SV_Target { return 1; }
