row_major float4 v;
float4 main() : SV_Target { return v; }
