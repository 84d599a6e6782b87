// args: -T cs_6_0 -E main
// What has as many elements as a specialization constant says is not made of elements.
[[vk::constant_id(1)]] const uint count = 3;
struct Data { float values[count]; };
RWBuffer<float> output;

[numthreads(1, 1, 1)] void main()
{
    Data data = { 1, 2, 3 };
    output[0] = data.values[0];
}
