// args: -T cs_6_0 -E main
// Truth values have an order as integers, and so have enums of them.
enum Side : bool { Left, Right };
RWStructuredBuffer<uint> o;

[numthreads(1, 1, 1)]
void main() {
  Side a = (Side)(o[0] != 0), b = (Side)(o[1] != 0);
  o[2] = a < b;
  o[3] = a <= Right;
  o[4] = a == b;
}
