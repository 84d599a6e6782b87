float pick(int a, float b) { return 1; }
float pick(float a, int b) { return 2; }
float4 main() : SV_Target { return pick(1, 1); }
