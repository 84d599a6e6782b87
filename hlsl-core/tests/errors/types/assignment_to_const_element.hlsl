float4 main() : SV_Target { const float a[2] = { 1, 2 }; a[0] = 2; return a[0]; }
