struct P { float4 p : POS; };
float4 main() : SV_Target { float a[2] = { 1, { 2, StructuredBuffer } }; return 1; }
