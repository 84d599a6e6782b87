// args: -T cs_6_2 -E main -HV 2021 -fspv-target-env=vulkan1.3
// out 0: float 11.5 3 int 20 24 31 7 43 8 50
// A cast between structs or arrays as an `inout` or `out` argument: what the function leaves is converted back.

struct Ints { int a, b; };
struct Floats { float x, y; };
struct Pair { int first, second; };

void add(inout Floats v) { v.x += 1.5; }
void change(inout Pair pair) { pair.second += 3; }
void replace(out int values[2]) { values[0] = 31; values[1] = 7; }
void swap(inout Pair pair) { int first = pair.first; pair.first = pair.second; pair.second = first; }

struct Results { float2 floats; int numbers[7]; };
RWStructuredBuffer<Results> results;

[numthreads(1, 1, 1)]
void main() {
  Ints first = { 10, 3 };
  Floats converted = (Floats)first;
  add(converted);
  results[0].floats = float2(converted.x, converted.y);

  Ints second = { 20, 21 };
  change((Pair)second);
  results[0].numbers[0] = second.a;
  results[0].numbers[1] = second.b;

  Ints third = { 0, 0 };
  replace((int[2])third);
  results[0].numbers[2] = third.a;
  results[0].numbers[3] = third.b;

  int fourth[2] = { 8, 43 };
  swap((Pair)fourth);
  results[0].numbers[4] = fourth[0];
  results[0].numbers[5] = fourth[1];

  // The fraction that the function adds is lost on the way back.
  Ints fifth = { 49, 0 };
  add((Floats)fifth);
  results[0].numbers[6] = fifth.a;
}
