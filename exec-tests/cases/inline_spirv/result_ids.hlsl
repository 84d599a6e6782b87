// args: -T cs_6_0 -E main
// in 0: int 5 7 11 0 0 0
// out 0: int 5 7 11 8 18 26
// Results of instructions that other instructions take: in variables, members, arrays, parameters and results.

[[vk::ext_instruction(/* OpIAdd */ 128)]]
vk::ext_result_id<int> add(int a, int b);
[[vk::ext_instruction(/* OpIMul */ 132)]]
vk::ext_result_id<int> multiply(vk::ext_result_id<int> a, int b);
[[vk::ext_instruction(/* OpCopyObject */ 83)]]
int value(vk::ext_result_id<int> id);

RWStructuredBuffer<int> numbers;
struct Holder { vk::ext_result_id<int> id; };

vk::ext_result_id<int> same(vk::ext_result_id<int> id) { return id; }

[numthreads(1, 1, 1)]
void main() {
  vk::ext_result_id<int> first = add(numbers[0], 3);
  numbers[3] = value(first);

  Holder holder;
  holder.id = multiply(add(numbers[1], 2), 2);
  numbers[4] = value(same(holder.id));

  vk::ext_result_id<int> several[2];
  several[0] = add(numbers[2], 2);
  several[1] = multiply(several[0], 2);
  numbers[5] = value(several[1]);
}
