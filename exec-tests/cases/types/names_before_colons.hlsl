// out 0: int 1 4 6 12 3
RWStructuredBuffer<int> result : register(u0);

enum Color { RED = 1, GREEN = 3 };
namespace limits { static const int most = 3; struct Pair { int a, b; }; }
struct Count {
    static const int first = 4;
    int Color;
    int green() { return Color::GREEN + Color; }
};

// A variable does not hide what stands before `::`.
[numthreads(1, 1, 1)]
void main() {
    int Color = 1;
    int limits = 3;
    result[0] = Color::RED * Color;
    Count Count;
    result[1] = Count::first;
    Count.Color = 3;
    result[2] = Count.green();
    limits::Pair pair = { 4, 8 };
    result[3] = pair.a + pair.b;
    result[4] = limits::most;
}
