// args: -T cs_6_6 -E main -HV 202x
auto shared_value;
[numthreads(1, 1, 1)]
void main() {
    auto list = { 1, 2 };
    auto nothing;
}
void none() {}
void unnamed() {
    auto resource = ResourceDescriptorHeap[0];
    auto sampler = SamplerDescriptorHeap[0];
    auto text = "abc";
    auto result = none();
}
