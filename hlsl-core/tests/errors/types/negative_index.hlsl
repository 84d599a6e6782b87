float4 main() : SV_Target { float a[3] = { 1, 2, 3 }; return a[-1]; }
