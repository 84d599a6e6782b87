struct S
{
    static float odd(float a) { return a < 1 ? 0 : S::even(a - 1); }
    static float even(float a) { return a < 1 ? 1 : S::odd(a - 1); }
};
float4 main() : SV_Target { return S::odd(4); }
