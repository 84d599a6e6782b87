#ifndef QUALITY
#error "say QUALITY with -D"
#endif

float4 main() : SV_Target { return QUALITY; }
