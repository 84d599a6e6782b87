// args: -T cs_6_0 -E main -Od -fspv-debug=vulkan-with-source
// args: -T cs_6_0 -E main -fspv-debug=vulkan
// A `static const`, of which no variable is left, is shown in the entry point and in the functions that use it; `static`
// variables of functions and those that nothing uses are listed with the others. Optimized, those that became values are
// shown as variables outside of functions.

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

struct Level {
  static int half(int value) { return value / 2; }
};

[numthreads(1, 1, 1)]
void main() {
  result[0] = below(Level::half(result[1]));
}
