float pick(int a) { for (int i = 0; i < a; ++i) { return i; } }
float4 main() : SV_Target { return pick(1); }
