// args: -T ps_6_0 -E main
struct Material { float4 tint; Texture2D<float4> image; };
RWByteAddressBuffer bytes;
Texture2D<float4> image;

float4 main() : SV_Target {
    Material material = bytes.Load<Material>(0);
    bytes.Store<Texture2D<float4> >(0, image);
    return material.tint;
}
