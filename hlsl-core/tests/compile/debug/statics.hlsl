// args: -T cs_6_0 -E main -Od -fspv-debug=vulkan-with-source
// A `static const`, of which no variable is left, is shown in the functions that use it; `static` variables of functions
// and those that nothing uses are listed with the others.

RWStructuredBuffer<int> result;

namespace limits {
  static const int largest = 42;
}
static const float3 unused = {1, 2, 3};

int below(int value) {
  static int calls = 0;
  calls += 1;
  return limits::largest - value + calls;
}

[numthreads(1, 1, 1)]
void main() {
  result[0] = below(result[1]);
}
