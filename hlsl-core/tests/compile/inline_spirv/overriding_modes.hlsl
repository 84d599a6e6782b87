// args: -T cs_6_0 -E main
// Inline SPIR-V, "Execution modes": what it says of the size of the group stands for numthreads, and what is said twice
// is there once.

[[vk::spvexecutionmode(/* LocalSize */ 17, 4, 2, 1)]]
[numthreads(1, 1, 1)]
void main() {
  vk::ext_execution_mode(/* LocalSize */ 17, 4, 2, 1);
}
