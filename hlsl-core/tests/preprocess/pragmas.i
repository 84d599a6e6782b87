#line 2 "pragmas.hlsl"
float a;
#pragma pack_matrix(row_major)
#line 4 "pragmas.hlsl"
float b;
#pragma pack_matrix(row_major)
#pragma pack_matrix(column_major)
#line 6 "pragmas.hlsl"
                                     float c; d


void f() {
#pragma pack_matrix(column_major)
#line 11 "pragmas.hlsl"
}
// pragmas.hlsl:5:26: warning[W0013]: extra tokens at end of `#pragma pack_matrix`
// pragmas.hlsl:8:1: warning[W0006]: hi
