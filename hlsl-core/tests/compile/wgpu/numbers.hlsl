// args: -T cs_6_4 -E main -fspv-target-env=webgpu
RWStructuredBuffer<float3> numbers;
RWStructuredBuffer<uint4> words;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float3 x = numbers[id.x];
    bool3 tests = or(isinf(x), isnan(x));
    float3 whole;
    float3 fraction = modf(x, whole);
    float3 exponent;
    float3 mantissa = frexp(x, exponent);
    numbers[id.x] = select(tests, fraction + whole, mantissa * exponent) + isfinite(x.x);
    uint4 word = words[id.x];
    word.x = dot4add_i8packed(word.x, word.y, word.z);
    word.y = dot4add_u8packed(word.x, word.y, word.z);
    word.z = -word.z;
    words[id.x] = word;
}
