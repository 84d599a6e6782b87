float first(float a[3]) { return a[0]; }
float4 main() : SV_Target { float a[2] = { 1, 2 }; return first(a); }
