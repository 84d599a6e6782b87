float pick(float a) { if (a > 1) return; return 2; }
float4 main() : SV_Target { return pick(1); }
