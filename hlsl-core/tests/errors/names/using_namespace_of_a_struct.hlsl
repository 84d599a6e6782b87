struct Light { float4 color; };
using namespace Light;
float4 main() : SV_Target { return 1; }
