// args: -T ps_6_0 -E main
// Nothing is said where both readings are the same, or where the bitwise operator plainly stands for a logical one; the
// last two get their warnings.
#define BOTH(a, b) (a == 1 & b == 2)

float4 main(nointerpolation int a : A, nointerpolation int b : B) : SV_Target {
  if (a == 3 & b == -1) return 1;
  if (a == 3 & b == 4 | a < b) return 2;
  if (BOTH(a, b)) return 3;
  if (a && b || false) return 4;
  if (true && a || b) return 5;
  if (!1 || a && b) return 6;
  if (a == 3 & b) return 7;
  if (a && b || true) return 8;
  return 0;
}
