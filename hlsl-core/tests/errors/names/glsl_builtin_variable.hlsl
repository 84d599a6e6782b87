float4 main() : SV_Target { return gl_FragCoord; }
