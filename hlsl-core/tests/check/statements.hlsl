int flow(int a, float4 v) {
    if (a > 1) a = 2; else if (a) { a = 3; } else a = 4;
    for (int i = 0, j = 1; i < 4; ++i, j += 2) {
        if (i == 2) continue;
        a += i;
    }
    [unroll(4)] while (a--) { break; }
    [loop] do { a++; } while (a < 10);
    switch (a) {
    case 1:
    case 2: a = 1; break;
    case 3: { int b = 2; a = b; }
    default: return 1;
    }
    switch (v.x) {
    case -1: discard;
    }
    if (int c = a) a = c;
    while (bool go = a > 0) a--;
    static int counter = 5;
    counter++;
    const int n = 3;
    float list[n];
    v.xz = v.yy;
    v[1] = 2;
    float2x2 m = 0;
    m._m01_m10 = m._21_12;
    m[1].x = 3;
    { float v = 1; v += 1; }
    return a;
}
