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
void f14(float a) { f13(a); f13(a + 1); }
void f15(float a) { f14(a); f14(a + 1); }
void f16(float a) { f15(a); f15(a + 1); }
void f17(float a) { f16(a); f16(a + 1); }
void f18(float a) { f17(a); f17(a + 1); }
void f19(float a) { f18(a); f18(a + 1); }
void f20(float a) { f19(a); f19(a + 1); }
void f21(float a) { f20(a); f20(a + 1); }
float4 main(float a : A) : SV_Target { f21(a); return 1; }
