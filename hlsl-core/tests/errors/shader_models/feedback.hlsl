// args: -T ps_6_5 -E main
Texture2D albedo;
SamplerState linear_wrap;
FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> feedback : register(u3);
FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED> regions : register(t4);

float4 main(float2 uv : UV) : SV_Target
{
    feedback.WriteSamplerFeedback(albedo, linear_wrap, uv);
    return albedo.Sample(linear_wrap, uv);
}
