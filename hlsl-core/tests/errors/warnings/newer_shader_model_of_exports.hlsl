// args: -T lib_6_7 -fspv-target-env=universal1.5
// args: -T lib_6_7 -fspv-target-env=universal1.5 -Wno-error=hlsl-availability
// An exported function must not use what its shader model does not have; a function that nobody reaches may.
Texture2D<float> shadows;
SamplerComparisonState compare;

float level(float2 at) { return shadows.CalculateLevelOfDetail(compare, at); }
export float called(float2 at) { return level(at); }
export float direct(float2 at) { return shadows.CalculateLevelOfDetailUnclamped(compare, at); }
float unreached(float2 at) { return shadows.CalculateLevelOfDetail(compare, at); }
