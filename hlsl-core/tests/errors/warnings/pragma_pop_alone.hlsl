#pragma dxc diagnostic pop
float4 main() : SV_Target { return 1; }
