// args: -T cs_6_0 -E main
RWStructuredBuffer<uint> found;

[numthreads(1, 1, 1)] void main() {
    found[0] = vk::RawBufferLoad<bool>(64, 2) ? 1 : 0;
}
