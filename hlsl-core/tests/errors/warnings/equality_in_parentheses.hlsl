// args: -T ps_6_0 -E main
#define EQUAL(a, b) ((a) == (b))

int global;

float4 main(nointerpolation int a : A, nointerpolation int b : B) : SV_Target {
    int r = 0;
    if ((a == b)) r = 1;
    for (; ((a == 2)); ) r = 2;
    do { r = 3; } while ((r == 3));
    // No warnings: it is no condition, a macro's own, nothing that could be assigned to, or another operator.
    r += (a == b);
    if (EQUAL(a, b)) r = 4;
    if ((1 == a)) r = 5;
    if ((global == a)) r = 6;
    if ((a != b)) r = 7;
    return r;
}
