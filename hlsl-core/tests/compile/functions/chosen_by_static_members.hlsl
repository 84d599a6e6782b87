// args: -T cs_6_0 -E main -HV 2021
template<bool B, typename T> struct enable_if { };
template<typename T> struct enable_if<true, T> { using type = T; };

template<typename T> struct Wrapper
{
    static const bool IS_FLOAT = std::is_same<T, float>::value;
    template<typename U> typename enable_if<IS_FLOAT, U>::type get(U scale) { return (U)value * scale; }
    template<typename U> typename enable_if<!IS_FLOAT, U>::type get(U scale) { return (U)value + scale; }
    T value;
};

RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    Wrapper<float> a;
    a.value = 3;
    Wrapper<int> b;
    b.value = 3;
    output[0] = a.get(5.0f);
    output[1] = b.get(5.0f);
}
