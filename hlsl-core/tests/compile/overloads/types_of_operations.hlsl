// args: -T cs_6_0 -E main -HV 2018
// args: -T cs_6_0 -E main
// `_Static_assert`, `__decltype` and `std::is_same` exist in every version.
#define TYPE(operation, type) _Static_assert(std::is_same<__decltype(operation), type>::value, #operation)

static half h;
static min16float m;
static min10float t;
static min16int i;
static min12int j;
static int8_t4_packed p;
static uint8_t4_packed q;

TYPE(h + h, half);
TYPE(h * 1.5, half);
TYPE(h + true, half);
// With anything else a half that is a float is one.
TYPE(h + 1u, float);
TYPE(h + m, float);
TYPE(h * 1.5h, float);
TYPE(m + t, min16float);
TYPE(t * 2, min10float);
TYPE(m + i, min16float);
TYPE(i + j, min16int);
TYPE(p + p, int8_t4_packed);
TYPE(p + q, uint);
TYPE(p << 1, int8_t4_packed);
TYPE(q + 1, uint);
TYPE(max(t, m), min16float);
TYPE(true ? p : q, uint);
_Static_assert(!std::is_same<const float, float>::value, "const is part of a type");
_Static_assert(!std::is_same<__decltype(1), int>::value, "a literal has no type with a name");

struct Holder
{
    __decltype(h + m) sum;
    _Static_assert(sizeof(int) == 4, "inside of a struct");
};

static Holder holder;

__decltype(holder.sum) twice(__decltype(h + m) value) { return value * 2; }

RWStructuredBuffer<float> output;

[numthreads(1, 1, 1)]
void main()
{
    __decltype(1) whole = 7 / 2;
    const __decltype(output[0]) copy = twice(whole);
    output[0] = copy + std::is_same<float, float32_t>::value;
}
