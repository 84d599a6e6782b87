int all(int a) {
    ;
    int x = 1, y, z(int), w;
    struct Local { int m; void method() { for (;;) break; } };
    if (a) a = 1; else if (int b = a) a = b; else if (a > 2) { } else ;
    [unroll(4)] [loop] for (int i = 0, j = 1; i < j; i++, j--) { if (i) continue; }
    for (a = 0; ; ) break;
    for (; int k = a; ) { }
    while (int c = a) c--;
    do { a--; } while (a);
    [flatten] switch (a) {
        int d;
        case 1: case 2:
            a = 3;
        case 1 + 2: { break; }
        default: return 1;
    }
    switch (a) case 1: a = 1;
    { { int a = 2; } }
    [branch] if (a) discard;
    using namespace vk;
    typedef int I;
    I it = a;
    _Static_assert(true, "message");
    return it;
}
