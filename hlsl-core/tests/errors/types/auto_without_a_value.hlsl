// args: -T cs_6_0 -E main -HV 202x
auto shared_value;
[numthreads(1, 1, 1)]
void main() {
    auto list = { 1, 2 };
    auto nothing;
}
