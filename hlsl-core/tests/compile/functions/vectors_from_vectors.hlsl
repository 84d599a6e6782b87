// args: -T ps_6_0 -E main

// A vector in a constructor is converted whole, and what is only made to be a part of another one is not made.
float4 main(float4 position : SV_Position, nointerpolation uint4 bits : BITS) : SV_Target {
    float4 whole = float4(bits & 255);
    float3 joined = float3(float2(position.x * 2, position.y + 1), bits.z);
    return float4(float2(int2(position.xy)), uint(position.z), 1) + whole + float4(joined, 1);
}
