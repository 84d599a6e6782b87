// args: -T as_6_5 -E main -fspv-target-env=vulkan1.2
[numthreads(1, 1, 1)] void main() {
  uint number = 1;
  DispatchMesh(1, 1, 1, number);
}
