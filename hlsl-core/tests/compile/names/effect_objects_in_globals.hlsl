// args: -T ps_6_0 -E main
// Objects of the effects framework are ignored, and lie in no block either.

float before;
PixelShader shader;
float after;

float4 main() : SV_Target { return before + after; }
