#ifndef QUALITY
#error define QUALITY as 0, 1 or 2
#endif

float4 main() : SV_Target {
    return QUALITY;
}
