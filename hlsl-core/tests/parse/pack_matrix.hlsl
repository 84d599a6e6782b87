float4x4 none;
#pragma pack_matrix(row_major)
float4x4 row;
struct S { float2x2 a;
#pragma pack_matrix(column_major)
    float2x2 b; };
float2x2 f(float3x3 p) { return (float2x2)p; }
