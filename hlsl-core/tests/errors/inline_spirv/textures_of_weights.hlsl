// args: -T ps_6_6 -fspv-target-env=vulkan1.3
// Textures and samplers for the instructions of `SPV_QCOM_image_processing`, taken by others.
[[vk::ext_capability(/* TextureSampleWeightedQCOM */ 4484)]]
[[vk::ext_decorate(/* WeightTextureQCOM */ 4487)]] Texture2D weights;
[[vk::ext_capability(/* TextureBlockMatch2QCOM */ 4498)]]
[[vk::ext_decorate(/* BlockMatchSamplerQCOM */ 4499)]] SamplerState of_blocks;
Texture2D image;
float4 main(float2 at : AT) : SV_Target {
    return weights.Load(int3(1, 2, 0)) + image.Sample(of_blocks, at);
}
