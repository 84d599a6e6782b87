#pragma message("built for tests")
float4 main() : SV_Target { return 1; }
