// args: -T ps_6_0 -E main -HV 2021
// What the head of a statement declares, its body does not declare again; blocks inside of the body may.
float4 main(int count : COUNT) : SV_Target {
  float4 sum = 0;
  for (int i = 0; i < count; ++i) {
    int i = 2;
    { int i = 3; sum += i; }
  }
  if (int n = count)
    int n = 1;
  else
    int n = 2;
  while (int n = count - 1) { int n = 3; }
  return sum;
}
