// args: -T cs_6_0 -E main -HV 2021 -Wno-microsoft-template
// out 1: float 12 5 3
RWByteAddressBuffer output : register(u1);

template<typename T> struct Base
{
    T value;
    static const int FACTOR = 2;
    T get() { return value; }
    template<typename U> U as() { return (U)(value / 2); }
};

// Names that nothing else declares are the base's.
template<typename T> struct Derived : Base<T>
{
    T doubled() { return (get() + value) * FACTOR / 2; }
    T plus(T other) { return get() + other; }
    T half_of_it() { return as<int>(); }
};

[numthreads(1, 1, 1)]
void main()
{
    Derived<float> derived;
    derived.value = 6;
    float results[3] = { derived.doubled(), derived.plus(-1), derived.half_of_it() };
    for (uint i = 0; i < 3; ++i)
        output.Store(4 * i, asuint(results[i]));
}
