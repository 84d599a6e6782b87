float4 main() : SV_Target { [branch] for (int i = 0; i < 2; ++i) { } return 2; }
