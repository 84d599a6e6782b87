float4 main(int i : A, float f : B) : SV_Target
{
    double d = f;
    double remainder = d % 2.0;
    remainder %= d;
    min16int small = (min16int)i;
    small = small / 2;
    small %= small;
    // These are done in other types.
    return (float)(remainder / 2) + (int)small / 2 + small / i + ((min16uint)i % 3);
}
