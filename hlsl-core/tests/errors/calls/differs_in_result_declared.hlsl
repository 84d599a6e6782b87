float one(float a);
int one(float a) { return 1; }
float4 main() : SV_Target { return 1; }
