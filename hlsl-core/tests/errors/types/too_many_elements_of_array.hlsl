static const float WEIGHTS[2] = { 1, 2, 3 };
float4 main() : SV_Target { return WEIGHTS[0]; }
