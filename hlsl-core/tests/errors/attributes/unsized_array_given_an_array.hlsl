float first(float a[]) { return a[0]; }
float4 main() : SV_Target { float b[2] = { 1, 2 }; return first(b); }
