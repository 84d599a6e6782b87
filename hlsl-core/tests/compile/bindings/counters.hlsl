// manual: Append/Consume structured buffers, counter_binding
// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -fspv-reflect
[[vk::binding(4, 1), vk::counter_binding(7)]] RWStructuredBuffer<float> counted;
AppendStructuredBuffer<float4> appended : register(u2);
ConsumeStructuredBuffer<float4> consumed;
RWStructuredBuffer<uint> plain;

[numthreads(1, 1, 1)]
void main()
{
    float4 value = consumed.Consume();
    appended.Append(value);
    counted[counted.IncrementCounter()] = value.x;
    plain[0] = 1;
}
