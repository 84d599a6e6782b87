// Where variables are evaluated, which naga forgets of those with perspective; and a coverage that is signed.
// args: -T ps_6_0 -E main -fspv-target-env=webgpu
float4 main(centroid float2 uv : UV, sample float4 color : COLOR, noperspective centroid float fade : FADE, float2 plain : PLAIN,
            int coverage : SV_Coverage) : SV_Target
{
    return uv.xyxy + color * fade + plain.xyyx * coverage;
}
