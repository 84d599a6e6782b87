static const float WEIGHTS[3] = { 1, 2 };
float4 main() : SV_Target { return WEIGHTS[0]; }
