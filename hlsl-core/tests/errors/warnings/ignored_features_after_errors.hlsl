// args: -T ps_6_0 -E main

// Without a word about the initializer: it can wait until the rest is right.
float global = 1;

float4 main(float4 color : COLOR) : SV_Target {
    float3 truncated = color;
    return truncated.xyzx * nothing;
}
