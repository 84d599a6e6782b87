// args: -T cs_6_2 -E main -HV 2016
// in 0: int 1 2 3 4
// out 1: int 1 2 3 4 2 1 4 3 1 2 5 3
// Before HLSL 2021, structs and arrays of the same scalars convert to each other; arrays have a length in HLSL 2016.

struct Pair { int first, second; };
struct Two { Pair a, b; };
struct Flat { int2 xy; int zw[2]; };

StructuredBuffer<Two> input;
RWStructuredBuffer<int> output;

int sum(int values[2]) { return values[0] + values[1] * 0; }
Pair swapped(Pair pair) { Pair result = { pair.second, pair.first }; return result; }
void increase(inout Pair pair) { pair.first += 1; }

[numthreads(1, 1, 1)]
void main() {
  Two read = input[0];
  Flat flat = read;
  int numbers[4] = read;
  output[0] = flat.xy.x;
  output[1] = flat.xy.y;
  output[2] = flat.zw[0];
  output[3] = numbers[3];

  int pairs[2] = swapped(flat.zw);
  int firsts[2] = swapped(read.a);
  output[4] = firsts[0];
  output[5] = firsts[1];
  output[6] = pairs[0];
  output[7] = pairs[1];

  output[8] = sum(read.a);
  output[9] = firsts.Length;

  int last[2] = { 4, 3 };
  increase(last);
  output[10] = last[0];
  output[11] = last[1];
}
