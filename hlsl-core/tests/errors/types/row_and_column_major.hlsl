row_major column_major float4x4 m;
float4 main() : SV_Target { return m[0]; }
