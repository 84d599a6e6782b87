// args: -T cs_6_0
// Resources have no value to show; texts have.
struct Both { uint number; SamplerState sampling; };
RWStructuredBuffer<uint> numbers;
Texture2D<float4> texture;
SamplerState sampling;

[numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
  printf("%u", numbers);
  printf("%f %u", texture, id.x);
  Both both = { id.x, sampling };
  printf("%u", both);
  printf("%s %u", "text", both.number);
}
