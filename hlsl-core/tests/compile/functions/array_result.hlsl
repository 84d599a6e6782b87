// args: -T cs_6_6 -E main
// A function may return an array, if the type has a name.
typedef float Pair[2];
RWStructuredBuffer<float> result;

Pair swapped(Pair it) {
    Pair other = { it[1], it[0] };
    return other;
}

[numthreads(1, 1, 1)]
void main() {
    Pair it = { result[0], result[1] };
    Pair other = swapped(it);
    result[0] = other[0];
    result[1] = swapped(other)[1];
}
