struct S { int m; int f(int a) { return this.m + later + a; } int later; };
int values(int a, int b, S s) {
    a + b * a - b / a % b;
    a = b = a += b;
    a ? b : a ? b, a : b = 1;
    a << b >> a < b == a & b ^ a | b && a || b, a;
    -+!~a, ++--a, a++--;
    (a), ((b));
    s.m, s.f(a).xxxx.y, values(a, b, s)[0], s.S::m;
    1.xxx, 1.0.xy, 1.5f.x, 0x1F, 017u, 1e-3, .5h, 5.L, 1.#INF, 12ull, 18446744073709551615;
    "joined " "string\n", 'a', '\x41', true, false;
    sizeof(float4), sizeof a, sizeof(a);
    int nested[2][2] = { { 1, 2 }, { 3, { 4 } } };
    return (int)a + (float3x2)b + (S)0 + (int[2])a;
}
