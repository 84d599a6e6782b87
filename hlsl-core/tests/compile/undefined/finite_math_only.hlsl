// Without NaNs the minimum need not care for them.
// args: -T cs_6_0 -E main -ffinite-math-only
ByteAddressBuffer input;
RWByteAddressBuffer output;

[numthreads(1, 1, 1)]
void main()
{
    float3 v = asfloat(input.Load3(0));
    output.Store4(0, asuint(float4(min(v.x, v.y), max(v.x, v.y), clamp(v.x, v.y, v.z), saturate(v.x))));
}
