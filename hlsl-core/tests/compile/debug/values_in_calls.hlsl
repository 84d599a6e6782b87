// args: -T cs_6_0 -E main -fspv-debug=vulkan-with-source
// What an inlined method assigns is shown in the method first, and then where it was called.

RWStructuredBuffer<float> result;

struct Counter {
  float value;
  void add(float more) { value += more; }
};

[numthreads(1, 1, 1)]
void main() {
  Counter counter;
  counter.value = result[1];
  counter.add(result[2]);
  result[0] = counter.value;
}
