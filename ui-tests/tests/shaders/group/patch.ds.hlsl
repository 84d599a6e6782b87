struct Corner { float4 at : PLACE; };
#if EDGES == 3
struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
#else
struct Patch { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
#endif
[domain(DOMAIN)]
float4 main(Patch factors, PLACE_TYPE at : SV_DomainLocation, const OutputPatch<Corner, POINTS> corners) : SV_Position {
    return corners[0].at * at.x;
}
