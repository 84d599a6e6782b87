// args: -T cs_6_0
// Each default argument has the one before it twice.
float f0(float a = 1) { return a; }
float f1(float a = f0() + f0()) { return a; }
float f2(float a = f1() + f1()) { return a; }
float f3(float a = f2() + f2()) { return a; }
float f4(float a = f3() + f3()) { return a; }
float f5(float a = f4() + f4()) { return a; }
float f6(float a = f5() + f5()) { return a; }
float f7(float a = f6() + f6()) { return a; }
float f8(float a = f7() + f7()) { return a; }
float f9(float a = f8() + f8()) { return a; }
float f10(float a = f9() + f9()) { return a; }
float f11(float a = f10() + f10()) { return a; }
float f12(float a = f11() + f11()) { return a; }
float f13(float a = f12() + f12()) { return a; }
float f14(float a = f13() + f13()) { return a; }
float f15(float a = f14() + f14()) { return a; }
float f16(float a = f15() + f15()) { return a; }
float f17(float a = f16() + f16()) { return a; }
float f18(float a = f17() + f17()) { return a; }
float f19(float a = f18() + f18()) { return a; }
float f20(float a = f19() + f19()) { return a; }
float f21(float a = f20() + f20()) { return a; }

RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)]
void main() {
    o[0] = f21();
}
