// args: -T cs_6_0 -E main
// Variables of the storage class Function are local.
[[vk::ext_storage_class(/* Function */ 7)]] float of_all[32];
[[vk::ext_storage_class(/* Function */ 7)]] static uint counter = 5;
RWStructuredBuffer<float> result;
[numthreads(1, 1, 1)]
void main() {
  [[vk::ext_storage_class(/* Function */ 7)]] static uint calls;
  calls++;
  result[counter] = of_all[calls];
}
