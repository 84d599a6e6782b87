// args: -T lib_6_3
template<typename T, typename U> T first(T a, U b) { return a; }
template<typename T> T first<T, int>(T a, int b) { return a; }
template<typename T, int N> T count() { return N; }
template<int N> float count<float, N>() { return N; }
