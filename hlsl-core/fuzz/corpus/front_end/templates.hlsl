template<typename T, int N = 2> struct Stack { T items[N]; T top() { return items[N - 1]; } };
template<typename T> T twice(T x) { return x + x; }
template<> float twice<float>(float x) { return 2 * x; }
float use(Stack<float3> s) { return twice(s.top()).x + twice(1.0f) + twice<int>(2.5); }
