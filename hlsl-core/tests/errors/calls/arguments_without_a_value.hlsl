// args: -T cs_6_0
// A parameter of any type still takes a value, which `void` does not have.
void nothing() {}
[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  printf("%d", void(id.x));
  printf("%d", nothing());
  uint x = NonUniformResourceIndex((void)id.x);
}
