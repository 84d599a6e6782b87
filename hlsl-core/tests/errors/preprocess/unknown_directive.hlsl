#defin SCALE 2
float4 main() : SV_Target { return SCALE; }
