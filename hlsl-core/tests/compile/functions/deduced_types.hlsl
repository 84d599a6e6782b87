// args: -T cs_6_0 -E main -HV 202x
// `auto` takes the type of the initializer.
RWBuffer<float> result;
static const auto count = 3;

[numthreads(1, 1, 1)]
void main() {
    auto a = 1;
    auto b = 2.0f;
    const auto c = float4(1, 2, 3, 4);
    auto d = a + b, e = c.xy;
    static auto f = 2u;
    for (auto i = 0; i < count; i++)
        result[i] = d + e.y + f;
}
