// args: -T cs_6_2 -E main -HV 2021 -fspv-target-env=vulkan1.3
// in 0: uint 0x80000000 0 0 0x80000000 0xffffffff 3
// out 1: float 2147483648 -1 uint 0x40000000 0 1 6 uint 3
// Enums are stored as and computed in their underlying types.

enum Unsigned : uint { HIGH = 0x80000000 };
enum Wide : uint64_t { WIDE = 0x8000000000000000ull };
enum Signed : int { NEGATIVE = -1 };
enum Default { THREE = 3 };

struct Data { Unsigned number; Wide wide; Signed negative; Default plain; };
struct Results { float2 floats; uint numbers[4]; Default plain; };
StructuredBuffer<Data> data;
RWStructuredBuffer<Results> results;

[numthreads(1, 1, 1)]
void main() {
  Data read = data[0];
  results[0].floats = float2(read.number, read.negative);
  results[0].numbers[0] = (uint)read.number >> 1;
  results[0].numbers[1] = (uint)read.wide;
  results[0].numbers[2] = read.wide == WIDE && read.wide > 1 && read.number > 1;
  results[0].numbers[3] = read.plain + THREE;
  results[0].plain = read.plain;
}
