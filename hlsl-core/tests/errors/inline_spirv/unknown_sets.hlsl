// args: -T cs_6_2 -E main
[[vk::ext_instruction(/* FAbs */ 4, "GLSL.std.460")]] float Absolute(float x);
[[vk::ext_instruction(/* Modf */ 35, "uint")]] float Split(float x, [[vk::ext_reference]] float whole);
RWStructuredBuffer<float> numbers;
[numthreads(1, 1, 1)]
void main() {
  float whole;
  numbers[0] = Split(Absolute(numbers[1]), whole);
  numbers[1] = whole;
}
