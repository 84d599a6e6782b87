vec4 shade(mat4 m, sampler2D picture) { return 1; }
float4 main() : SV_Target { return 1; }
