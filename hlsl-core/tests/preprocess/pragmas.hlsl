#define ROW row_major
float a;
#pragma pack_matrix(row_major)
float b;
#pragma pack_matrix(ROW) x
_Pragma("pack_matrix(column_major)") float c;
#define P _Pragma("message(\"hi\")") d
P
void f() {
#pragma pack_matrix(column_major)
}
