// args: -T cs_6_6 -E main
struct S { int a; };
enum class Color { Red };
interface Shape { float area(); };
interface Round : Shape { float radius(); };
class Square : Shape { float side; };
void cut(out float a) { a = 1; }
void take(Shape shape) {}
template<float F> void weighted() {}

[numthreads(1, 1, 1)]
void main() {
    bool c = true;
    bool1 one = true;
    S s, t;
    S u = c ? s : t;
    int v = one ? 1 : 2;
    bool w = one && c;
    int x = int(Color::Red);
    Color y = Color(0);
    Square square;
    float4 z = 0;
    cut(z);
    switch (v) {
    case 0:
        int fresh = 2;
        break;
    case 1:
        v = fresh;
        break;
    default:
    }
}
