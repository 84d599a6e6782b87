// args: -T ps_6_0 -E main
// What Vulkan lacks is an error only where an entry point reaches it: headers have helpers for everyone.

FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP> feedback;
Texture2D<float4> albedo;
SamplerState smooth;
sampler2D legacy;

void record(float2 uv) { feedback.WriteSamplerFeedback(albedo, smooth, uv); }
float4 old(float2 uv) { return tex2D(legacy, uv); }
float samples() { return GetRenderTargetSampleCount(); }

float4 main(float2 uv : UV) : SV_Target { return albedo.Sample(smooth, uv); }
