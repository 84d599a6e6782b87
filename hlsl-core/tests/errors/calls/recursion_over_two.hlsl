float odd(float a);
float even(float a) { return a < 1 ? 1 : odd(a - 1); }
float odd(float a) { return a < 1 ? 0 : even(a - 1); }
float4 main() : SV_Target { return even(4); }
