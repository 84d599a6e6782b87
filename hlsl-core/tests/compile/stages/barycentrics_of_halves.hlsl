// args: -T ps_6_2 -E main -enable-16bit-types -fspv-target-env=vulkan1.3
// The builtins are float3 whatever the shader declares.
float4 main(half3 smooth : SV_Barycentrics, noperspective float2 flat : SV_Barycentrics1) : SV_Target {
    return float4(smooth, flat.y);
}
