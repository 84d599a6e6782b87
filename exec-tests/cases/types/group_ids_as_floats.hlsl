// args: -T cs_6_0 -E main
// groups: 2 1 1
// out 0: float 0.5 1.5 8 16
// What the pipeline gives as integers is converted to the type that the shader declares.

RWStructuredBuffer<float> numbers;

[numthreads(2, 1, 1)]
void main(float3 group : SV_GroupID, float index : SV_GroupIndex, bool2 id : SV_DispatchThreadID) {
  if (index == 0)
    numbers[(uint)group.x] = group.x + 0.5;
  if (group.x == 1)
    numbers[2 + (uint)index] = 8 * (index + 1) * (id.x ? 1 : 0);
}
