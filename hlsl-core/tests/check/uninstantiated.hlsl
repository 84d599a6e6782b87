template<typename T> void f1(T t) { undefined1; }
template<typename T> void f2(T t) { undefined2(t); }
template<typename T> void f3(T t) { undefined3(1); }
template<typename T> T f4(T t) { Undef4 u; return t; }
template<typename T> struct S5 { Undef5 u; T t; };
template<typename T> struct S6 { T t; void f() { undefined6; t.foo(); this.t = 1; this.nope; } };
template<typename T> struct S7 : T { void f() { x = 1; this.x = 1; } };
template<typename T> struct S8 : S6<T> { void f() { t = 1; this.t = 1; } };
template<typename T> void f9(T t) { float4 v; v.q; t.q; sin(t); sin(v, t); float3 a = v; float b = t + v; v = t; b.xyzw = t; }
template<typename T, int N> void f10(T t[N]) { float a[N]; float b[N + 1]; for (int i = 0; i < N; i++) a[i] = t[i]; switch (N) { case N: break; } [unroll(N)] for (;;) {} }
template<typename T> T f11(T a) { T b = a; b += 1; b++; -b; b[1]; b.x = 2; (T)b; T(1); T c[2]; vector<T, 3> v; v.x = b; StructuredBuffer<T> s; s[0] = b; return b < a ? a : b; }
template<typename T> void f12() { int a = "x"; float2 b = float3(1,2,3) + float4x4(1); }
template<typename T> void f13(T t) { int t; }
template<typename T> int f14(T t) { }
template<typename T> void f15(T t) { T::foo(); T::bar; typename T::X x; x.y = 1; f15<T>(t); f15(t); f99(t); }
template<typename T> struct S16 { static const int N = sizeof(T); float a[N]; enum { K = N }; typedef T X; X x; struct I { T t; }; I i; template<typename U> U g(U u) { return u + t; } T t; };
