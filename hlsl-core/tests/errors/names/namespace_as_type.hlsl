namespace tools { float one() { return 1; } }
namespace more { tools::one a; }
float4 main() : SV_Target { return 1; }
