float4 main() : SV_Target { float a[2] = { 1, 2 }; for (float v : a) { } return 1; }
