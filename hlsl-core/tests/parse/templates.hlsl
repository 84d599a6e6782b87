template<typename T, int N = 4, template<typename> class C = Buffer> struct Many { T items[N]; C<T> c; };
template<typename T> struct Box {
    T value;
    template<typename U> U as(U other) { return other; }
    T get();
    static const int size = 1;
};
template<typename T> T Box<T>::get() { return value; }
template<typename T> struct Box<vector<T, 2> > { int q; };
template<> struct Box<float> { int z; };
template struct Box<int>;
template<typename T> using Pair = vector<T, 2>;
template<typename T> T largest(T a, T b) { return a < b ? b : a; }
template<> int largest<int>(int a, int b);
template float largest<float>(float, float);
template<int N> int number() { return N; }
template<typename T> void dependent(T t) {
    typename Box<T>::inner x;
    int size = Box<T>::size + T::size;
    T::call(t);
    t.template as<int>(1);
    T zero = (T)0, made = T(1);
}
void use() {
    Box<Box<int>> twice;
    Box<Box<int> > spaced;
    number<(1 > 2)>();
    number<1 + 2>();
    number<4>>1>();
    twice.as<float>(1);
    largest<float>(1, 2) < largest(1, 2);
    Pair<float> p;
    ::largest<int>(1, 2);
}
