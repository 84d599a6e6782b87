// args: -T cs_6_0 -E main -HV 2021
// out 1: float 5 -2 6 9 4 7 21 8 12 3
RWByteAddressBuffer output : register(u1);

// Declared, used and then defined, with other names for the parameters.
template<bool Positive = true> float signed_value(float x);
template<typename T, int N = 3> T plus(T x, T y = 2);
template<typename T> T special(T x);
template<> float special<float>(float x);
template<typename T> struct Pair;
template<typename T> struct Holder
{
    T value;
    T doubled();
    template<typename U> U as(U offset);
};

float first(Pair<float> pair);

float4 early(float x)
{
    return float4(signed_value(x), signed_value<false>(2), plus(1.0f), plus<float, 5>(1.0f, 3.0f));
}

float2 early_special() { return float2(special(1.0f), special(3)); }

float2 early_methods()
{
    Holder<float> holder;
    holder.value = 4;
    return float2(holder.doubled(), holder.as<int>(8));
}

template<bool P> float signed_value(float value) { return P ? value : -value; }
template<typename U, int M> U plus(U a, U b) { return a + b + M; }
template<typename T> T special(T x) { return x * 7; }
template<> float special<float>(float y) { return y + 6 - 3; }
template<typename A> struct Pair { A first; A second; };
template<typename A> A Holder<A>::doubled() { return value * 2; }
template<typename A> template<typename B> B Holder<A>::as(B offset) { return (B)value + offset; }
float first(Pair<float> pair) { return pair.first; }

// A base may take what derives from it.
template<typename T> struct Comparable
{
    float key_of(T other) { return other.key; }
    T made() { T result; result.key = 7; return result; }
};
struct Item : Comparable<Item> { float key; };

[numthreads(1, 1, 1)]
void main()
{
    float4 values = early(5);
    Item item;
    item.key = 4;
    Pair<float> pair;
    pair.first = 3;
    float results[10] = {
        values.x, values.y, values.z, values.w, early_special().x, item.made().key, early_special().y,
        early_methods().x, early_methods().y, first(pair)
    };
    for (uint i = 0; i < 10; ++i)
        output.Store(4 * i, asuint(results[i]));
}
