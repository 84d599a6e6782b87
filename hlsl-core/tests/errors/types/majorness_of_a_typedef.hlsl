// args: -T lib_6_3
typedef row_major float2x2 Rows;
column_major Rows a;
typedef Rows Many[2];
row_major Many b;
#pragma pack_matrix(row_major)
typedef float2x2 Packed;
#pragma pack_matrix(column_major)
column_major Packed c;
column_major float2x2 d;
typedef snorm float Signed;
unorm Signed e;
Buffer<unorm Signed> f;
