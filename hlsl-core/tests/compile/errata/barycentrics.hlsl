// args: -T ps_6_1
// docs/manual-errata.md, SV_Barycentrics: BaryCoordKHR and BaryCoordNoPerspKHR.

float4 main(float3 smooth : SV_Barycentrics, noperspective float3 straight : SV_Barycentrics1) : SV_Target {
    return float4(smooth + straight, 1);
}
