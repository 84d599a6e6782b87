// args: -T ps_6_0 -E main
// A macro may be there for what it does: that nobody wants its value is no reason for a warning. What is written as its
// argument still is.
#define BUMP(x) (counter += x, counter)
#define SINE(x) sin(x)
#define SUM(x) x + counter
#define SAME(x) (x)

static float counter;

float4 main(float a : A) : SV_Target {
  BUMP(a);
  SINE(a);
  SUM(a);
  SAME(a);
  SAME(sin(a));
  return counter;
}
