// args: -T cs_6_0
// Only an instance shows that the default does not fit, and only a call without the argument needs it.
struct Pair { float first; int second[3]; };
static Pair pair;
template <typename T> T twice(T value = pair) { return value + value; }
RWStructuredBuffer<float> numbers;
[numthreads(1, 1, 1)]
void main() { numbers[0] = twice<float>(1.0) + twice<float>(); }
