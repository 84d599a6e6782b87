// args: -T cs_6_0 -E main -HV 2021
// in 0: uint 1 2
// out 1: uint 65 66 0 66 3 2 98 3 1 10 99 65
RWByteAddressBuffer input : register(u0);
RWByteAddressBuffer output : register(u1);

static const string NAME = "abc";

// How shaders print: a string as an array of characters.
template<typename T, uint N> uint length_of(T text[N]) { return N; }
template<typename T> uint code(T c)
{
    if (c == 'A') return 65;
    if (c == "B"[0]) return 66;
    return c;
}
template<typename T, uint N> uint count(T text[N], uint c)
{
    uint result = 0;
    for (uint i = 0; i < N; ++i)
        result += text[i] == c;
    return result;
}

[numthreads(1, 1, 1)]
void main()
{
    uint index = input.Load(0);
    uint results[12] = {
        code("AB"[0]), code("AB"[1]), code("AB"[2]), "AB"[index], length_of("AB"), count("ABA", "A"[0]),
        NAME[index], length_of(""  "ab"), "x"[0] != "y"[0], "\n"[0], NAME[input.Load(4)], uint("A"[0])
    };
    for (uint i = 0; i < 12; ++i)
        output.Store(4 * i, results[i]);
}
