// args: -T cs_6_9 -E main -fspv-debug=vulkan-with-source -fspv-target-env=vulkan1.3
// Debuggers know vectors of at most four components; longer ones are shown as arrays.

RWStructuredBuffer<vector<int, 6> > result;

vector<int, 6> doubled(vector<int, 6> value) {
  return value + value;
}

[numthreads(1, 1, 1)]
void main() {
  vector<int, 6> rows[2] = {result[0], doubled(result[1])};
  result[2] = rows[0] * rows[1];
}
