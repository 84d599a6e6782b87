float4 main(float2 uv : UV, nointerpolation uint texture : TEXTURE) : SV_Target {
    Texture2D<float4> picture = ResourceDescriptorHeap[texture];
    SamplerState smooth = SamplerDescriptorHeap[0];
    return picture.Sample(smooth, uv);
}
