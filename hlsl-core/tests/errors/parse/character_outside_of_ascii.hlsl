// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -fcgl

RWBuffer<float4> result;

[numthreads(1, 1, 1)] void main() {
    result[0] = ¡ 1;
}
