float4 main() : SV_Target
{
    auto f = [](float x) { return x; };
    return f(1);
}
