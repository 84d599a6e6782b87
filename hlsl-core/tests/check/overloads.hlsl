// The cheapest sum of conversions wins; equal sums are ambiguous.
float pick(int a) { return 0; }
float pick(uint a) { return 1; }
float pick(float a) { return 2; }
float pick(float2 a) { return 3; }
struct Base { float a; };
struct Derived : Base { float b; };
float of(Base a) { return 0; }
float defaults(float a, float b = 2, int c = 3) { return a + b + c; }
void outs(out float a, inout int b) { a = 1; b += 1; }
void calls(int i, uint u, float f, float4 v, double d, bool b, Derived e) {
    pick(i);
    pick(u);
    pick(f);
    pick(d);
    pick(1.5);
    pick(v);
    of(e);
    defaults(1);
    defaults(1, i);
    int o;
    outs(v.x, i);
    outs(o, i);
    pick(b);
    pick(1);
    defaults();
    outs(1, i);
    outs(f, f + 1);
}
