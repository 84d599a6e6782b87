float4 main() : SV_Target { float a[2] = { 1, 2 }; return (a + a)[0]; }
