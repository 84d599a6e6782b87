template<typename T> T twice(T a) { return a + a; }
template<typename T, int N> vector<T, N> scale(vector<T, N> v, T by) { return v * by; }
template<typename T, uint N> T sum(T list[N]) {
    T result = (T)0;
    for (uint i = 0; i < N; ++i)
        result += list[i];
    return result;
}
template<typename T> struct Box {
    T value;
    T get() { return value; }
    static const int size = sizeof(T);
};
template<typename T> struct Box<vector<T, 2> > {
    T x, y;
    T get() { return x; }
};
template<> struct Box<bool> {
    uint bits;
    bool get() { return bits != 0; }
};
template<int N> struct Factorial { static const int value = N * Factorial<N - 1>::value; };
template<> struct Factorial<0> { static const int value = 1; };
template<typename T, typename U = T> struct Pair { T first; U second; };
template<typename T> using Three = vector<T, 3>;
template<typename T> T first(Three<T> v) { return v.x; }
float use(float f, float3 v) {
    float list[4] = { 1, 2, 3, 4 };
    Box<float> a;
    Box<float2> b;
    Box<bool> c;
    Pair<int> d;
    Three<uint> e = 1;
    return twice(f) + twice<int>(2) + scale(v, 2.0f).x + sum(list) + a.get() + b.get() + c.get()
        + Factorial<4>::value + Box<double>::size + d.second + first(v) + e.x;
}
