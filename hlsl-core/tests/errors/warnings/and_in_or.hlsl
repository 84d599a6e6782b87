// args: -T ps_6_0 -E main
#define AND(a, b) a & b | a

float4 main(nointerpolation int a : A, nointerpolation int b : B) : SV_Target {
    int r = a & b | 1;
    r |= 1 | b & a;
    // No warnings: parentheses, other operators, a macro's own.
    r |= (a & b) | 1;
    r |= a ^ b | 1;
    r |= AND(a, b);
    return r;
}
