// args: -T ps_6_0 -E main -fspv-target-env=wgpu
float4 main(float4 at : SV_Position) : SV_Target {
    Texture2D none;
    return none.Load(int3(at.xy, 0));
}
