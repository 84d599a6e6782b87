// args: -T lib_6_3
// Each entry point has its own copy of what it calls, and four of them are too much.
RWStructuredBuffer<float> values;
void f0(float a) { values[0] += a; values[1] += a; values[2] += a; values[3] += a; }
void f1(float a) { f0(a); f0(a + 1); }
void f2(float a) { f1(a); f1(a + 1); }
void f3(float a) { f2(a); f2(a + 1); }
void f4(float a) { f3(a); f3(a + 1); }
void f5(float a) { f4(a); f4(a + 1); }
void f6(float a) { f5(a); f5(a + 1); }
void f7(float a) { f6(a); f6(a + 1); }
void f8(float a) { f7(a); f7(a + 1); }
void f9(float a) { f8(a); f8(a + 1); }
void f10(float a) { f9(a); f9(a + 1); }
void f11(float a) { f10(a); f10(a + 1); }
void f12(float a) { f11(a); f11(a + 1); }
void f13(float a) { f12(a); f12(a + 1); }

[shader("compute")] [numthreads(1, 1, 1)] void first() { f13(1); }
[shader("compute")] [numthreads(1, 1, 1)] void second() { f13(1); }
[shader("compute")] [numthreads(1, 1, 1)] void third() { f13(1); }
[shader("compute")] [numthreads(1, 1, 1)] void fourth() { f13(1); }
