// args: -T cs_6_6 -E main -HV 2021 -enable-16bit-types -Wno-literal-conversion -Wno-constant-conversion
// What the checker computes, operator by operator: a wrong value, or none, is an error.
#define IS(...) static_assert(__VA_ARGS__, #__VA_ARGS__)
static const int a = -7, b = 3, largest = 0x7FFFFFFF;
static const uint ua = 0xFFFFFFF9u, ub = 3;
static const int64_t la = -7, lb = 3;
static const uint64_t ula = 0xFFFFFFFFFFFFFFF9ull, ulb = 3;
static const int16_t sa = int16_t(-7), sb = int16_t(3);
static const uint16_t usa = uint16_t(0xFFF9), usb = uint16_t(3);
static const float f = 7.5, g = -2.0, h = 0.25;
static const double d = 0.1;
static const float16_t half_tenth = float16_t(0.1);
static const bool yes = true, no = false;

// Arithmetic, with signs.
IS(a + b == -4); IS(a - b == -10); IS(a * b == -21); IS(a / b == -2); IS(a % b == -1); IS(-a == 7); IS(~a == 6);
IS(ua + ub == 0xFFFFFFFCu); IS(ua - ub == 0xFFFFFFF6u); IS(ua * ub == 0xFFFFFFEBu); IS(ua / ub == 0x55555553u);
IS(ua % ub == 0); IS(-ub == 0xFFFFFFFDu); IS(~ua == 6u); IS(ub - ua == 10);
IS(la + lb == -4ll); IS(la - lb == -10ll); IS(la * lb == -21ll); IS(la / lb == -2ll); IS(la % lb == -1ll);
IS(ula / ulb == 0x5555555555555553ull); IS(ula % ulb == 0ull); IS(ula % 4ull == 1ull); IS(ulb - ula == 10ull);
IS(sa * sb == int16_t(-21)); IS(sa / sb == int16_t(-2)); IS(sa % sb == int16_t(-1));
IS(usa + usb == uint16_t(0xFFFC)); IS(usa * usb == uint16_t(0xFFEB)); IS(usb - usa == uint16_t(10)); IS(usa / usb == uint16_t(0x5553));
IS(largest + 1 < 0); IS(largest + 1 == -2147483647 - 1); IS(int16_t(0x7FFF) + int16_t(1) == int16_t(-0x8000));

// Shifts count within the width.
IS((a << 2) == -28); IS((a >> 1) == -4); IS((ua >> 1) == 0x7FFFFFFCu); IS((a << 33) == -14); IS((ua >> 33) == 0x7FFFFFFCu);
IS((la << 2) == -28ll); IS((la >> 1) == -4ll); IS((ula >> 1) == 0x7FFFFFFFFFFFFFFCull); IS((la << 33) == -60129542144ll);
IS((sa << int16_t(1)) == int16_t(-14)); IS((sa >> int16_t(1)) == int16_t(-4)); IS((usa >> uint16_t(1)) == uint16_t(0x7FFC));
IS((sa << int16_t(17)) == int16_t(-14)); IS((usa >> uint16_t(17)) == uint16_t(0x7FFC));

// Bits and truth values.
IS((a & b) == 1); IS((a | b) == -5); IS((a ^ b) == -6); IS((ua & ub) == 1); IS((ua | ub) == 0xFFFFFFFBu); IS((ua ^ ub) == 0xFFFFFFFAu);
IS(!no); IS(!(!yes)); IS(yes && yes); IS(!(yes && no)); IS(!(no && yes)); IS(yes || no); IS(no || yes); IS(!(no || no));
IS(yes == yes); IS(!(yes == no)); IS(yes != no); IS(!(yes != yes)); IS((yes ? a : b) == a); IS((no ? a : b) == b);

// Comparisons.
IS(a < b); IS(!(b < a)); IS(!(a < a)); IS(a <= b); IS(a <= a); IS(!(b <= a)); IS(b > a); IS(!(a > b)); IS(!(a > a));
IS(b >= a); IS(a >= a); IS(!(a >= b)); IS(a == a); IS(!(a == b)); IS(a != b); IS(!(a != a));
IS(ub < ua); IS(!(ua < ub)); IS(ua >= ub); IS(ulb < ula); IS(!(ula <= ulb)); IS(ula > ulb); IS(!(ulb >= ula)); IS(la < lb);
IS(g < f); IS(!(f < g)); IS(!(f < f)); IS(g <= f); IS(f <= f); IS(!(f <= g)); IS(f > g); IS(!(g > f)); IS(!(f > f));
IS(f >= g); IS(f >= f); IS(!(g >= f)); IS(f == f); IS(!(f == g)); IS(f != g); IS(!(f != f));

// Floats, each rounded as its type.
IS(f + g == 5.5); IS(f - g == 9.5); IS(f * g == -15.0); IS(f / g == -3.75); IS(f % g == 1.5); IS(-f == -7.5);
IS(0.1f * 3.0f != 0.3l); IS(d * 3 != 0.3l); IS(float(d) != d); IS(float(half_tenth) == 0.0999755859375f);
IS(int(-2.75f) == -2); IS(uint(2.75f) == 2u); IS(uint(-2.75f) == 0u); IS(int(3e9f) == 0x7FFFFFFF); IS(uint(5e9f) == 0xFFFFFFFFu);
IS(int16_t(70000.0f) == int16_t(32767)); IS(uint16_t(70000.0f) == uint16_t(65535)); IS(int64_t(-3e9f) == -3000000000ll);
IS(int(ua) == -7); IS(uint(a) == ua); IS(int16_t(0x18000) == int16_t(-0x8000)); IS(int64_t(ua) == 4294967289ll); IS(uint64_t(a) == ula);
IS(bool(2)); IS(!bool(0.0f)); IS(int(yes) == 1); IS(float(no) == 0.0f);

// Functions.
IS(abs(a) == 7); IS(abs(-f) == 7.5); IS(ceil(h) == 1.0); IS(ceil(-f) == -7.0); IS(floor(f) == 7.0); IS(floor(-h) == -1.0);
IS(round(2.5f) == 2.0); IS(round(3.5f) == 4.0); IS(round(-2.75f) == -3.0); IS(trunc(-f) == -7.0); IS(trunc(f) == 7.0);
IS(frac(f) == 0.5); IS(frac(-h) == 0.75); IS(sqrt(h) == 0.5); IS(exp(0.0f) == 1.0); IS(exp(1.0f) == 2.71828174591064453f);
IS(exp2(3.0f) == 8.0); IS(log(1.0f) == 0.0); IS(log(2.0f) == 0.69314718246459961f); IS(log2(h) == -2.0);
IS(sin(0.0f) == 0.0); IS(sin(1.0f) == 0.84147098660469055f); IS(cos(0.0f) == 1.0); IS(cos(1.0f) == 0.54030227661132812f);
IS(tan(1.0f) == 1.55740773677825928f); IS(radians(180.0f) == 3.14159274101257324f); IS(degrees(1.0f) == 57.2957801818847656f);
IS(saturate(f) == 1.0); IS(saturate(g) == 0.0); IS(saturate(h) == h);
IS(asint(-2.0f) == -1073741824); IS(asuint(-2.0f) == 0xC0000000u); IS(asint(ua) == a); IS(asuint(a) == ua);
IS(asfloat(0xC0000000u) == -2.0f); IS(asfloat(0x3F800000) == 1.0f); IS(asfloat(f) == f);
IS(min(a, b) == a); IS(max(a, b) == b); IS(min(ua, ub) == ub); IS(max(ua, ub) == ua); IS(min(f, g) == g); IS(max(f, g) == f);
IS(pow(f, 2.0f) == 56.25); IS(pow(4.0f, -h * 2) == 0.5);

RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main() { o[0] = a; }
