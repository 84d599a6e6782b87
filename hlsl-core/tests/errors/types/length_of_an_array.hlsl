// args: -T ps_6_0 -E main -HV 2018
float main(uint index : INDEX) : SV_Target {
  float values[4] = { 1, 2, 3, 4 };
  return values[index % values.Length];
}
