float4 main() : SV_Target { float a[3] = { 1, 2, 3 }; float b[4] = a; return b[3]; }
