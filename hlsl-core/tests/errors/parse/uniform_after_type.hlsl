float uniform scale;
float4 main() : SV_Target { return scale; }
