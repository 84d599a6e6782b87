void semicolons() {
    int a = 1
    int b = a
    a = b
    return
}
void brackets(int a) {
    if (a { a = 1; }
    while (a == 1 { }
    for (int i = 0; i < 3; i++ { }
    int array[3 = 1;
    float2 x = float2(1, 2;
    a = (a + 1;
    array[0 = 1;
    do { } while 1;
    if a { }
}
void operands(int a) {
    a = ;
    a = 3 +;
    brackets(1, );
    brackets(, 1);
    brackets(1 2);
    a = (2 * );
    a.;
    a[];
    float4 = 1;
    float4 4;
    a = float3[1];
    a = b c;
}
void misplaced() {
    break;
    continue;
    case 1:
    default:
    else { }
    label: goto label;
    try { } catch (...) { }
    auto b = [](int a) { return a; };
    throw 1;
}
void lists(int a) { a = { 1 }; lists({ 1, 2 }); return { 1 }; }
void nested(int a) {
    void inner() { }
    switch (a) { case 1 a = 2; case: break; default break; }
}
int recovered(int a) { return a; }
