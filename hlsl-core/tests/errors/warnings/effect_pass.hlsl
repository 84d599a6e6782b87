technique T { pass P { SetVertexShader(0); } }
float4 main() : SV_Target { return 1; }
