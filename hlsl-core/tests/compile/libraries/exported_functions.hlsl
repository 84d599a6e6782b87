// args: -T lib_6_6 -fspv-target-env=universal1.5
// args: -T lib_6_6 -fspv-target-env=universal1.5 -Od
// Functions that other modules link to stay as they are declared, beside the entry points that call them.

RWStructuredBuffer<float> result;
static float total = 3;
static const float3 weights[2] = { float3(1, 2, 3), float3(4, 5, 6) };

struct Mixed {
  float value;
  bool flag;
  float3x3 rotation;
};

float hidden(float x) { return x + 1; }
export float twice(float x) {
  total += hidden(x);
  return total * 2;
}
export Mixed pass(Mixed mixed, out float value, inout float3 vector, bool flag) {
  value = mixed.value;
  vector *= weights[flag ? 1 : 0];
  mixed.flag = !flag;
  return mixed;
}
namespace Named {
export void write() { result[0] = twice(1); }
}

[shader("compute")]
[numthreads(1, 1, 1)]
void main() {
  result[0] = twice(result[1]);
}
