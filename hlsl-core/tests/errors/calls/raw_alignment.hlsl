// args: -T cs_6_0 -E main
RWStructuredBuffer<uint> found;

[numthreads(1, 1, 1)] void main() {
    found[0] = vk::RawBufferLoad<uint>(64, 3);
    vk::RawBufferStore<uint>(64, found[0], -4);
}
