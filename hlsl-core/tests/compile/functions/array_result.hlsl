// args: -T cs_6_6 -E main
// A function may return an array, by the name of its type or with the brackets after its parameters.
typedef float Pair[2];
RWStructuredBuffer<float> result;

Pair swapped(Pair it) {
    Pair other = { it[1], it[0] };
    return other;
}

float doubled(Pair it)[2];

struct Scale {
    float by;
    float table()[2][3] {
        float table[2][3] = { by, 2 * by, 3 * by, 4 * by, 5 * by, 6 * by };
        return table;
    }
};

[numthreads(1, 1, 1)]
void main() {
    Pair it = { result[0], result[1] };
    Pair other = swapped(it);
    result[0] = other[0];
    result[1] = swapped(other)[1];
    result[2] = doubled(it)[0];
    Scale scale = { result[3] };
    result[3] = scale.table()[1][2];
}

float doubled(Pair it)[2] {
    Pair other = { 2 * it[0], 2 * it[1] };
    return other;
}
