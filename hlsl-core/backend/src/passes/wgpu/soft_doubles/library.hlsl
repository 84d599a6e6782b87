// Arithmetic on doubles where there are none: a double is its bits, the low word in `x` and the high one in `y`. Rounds to the
// nearest number, in the middle to the even one; knows subnormal numbers, infinities and NaN.
//
// `soft_doubles.rs` calls these functions. It does not read this file but `words.rs`, which the test `soft_doubles` of
// hlsl-core makes of it (`BLESS=1` renews it). All parameters are `in`, and there are no globals.

static const uint SIGN = 0x80000000;
static const uint INFINITY = 0x7ff00000;
static const uint2 NOT_A_NUMBER = uint2(0, 0x7ff80000);
static const int BIAS = 1023;

// ------------------------------------------------------------------------------------------------ integers of 64 bits

uint2 plus(uint2 a, uint2 b) {
    uint low = a.x + b.x;
    return uint2(low, a.y + b.y + uint(low < a.x));
}

uint2 minus(uint2 a, uint2 b) {
    return uint2(a.x - b.x, a.y - b.y - uint(a.x < b.x));
}

bool is_less(uint2 a, uint2 b) {
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

// By 0 to 63 bits. No shift is by 32: that would be one by 0.
uint2 shift_left(uint2 a, uint count) {
    if (count >= 32)
        a = uint2(0, a.x);
    count &= 31;
    return uint2(a.x << count, (a.y << count) | (a.x >> 1 >> (31 - count)));
}

uint2 shift_right(uint2 a, uint count) {
    if (count >= 32)
        a = uint2(a.y, 0);
    count &= 31;
    return uint2((a.x >> count) | (a.y << 1 << (31 - count)), a.y >> count);
}

// By any number of bits. If one of those lost is set, the lowest one becomes so: rounding needs to know no more of them.
uint2 shift_right_sticky(uint2 a, uint count) {
    if (count > 63)
        return uint2(uint(any(a != 0)), 0);
    uint2 found = shift_right(a, count);
    found.x |= uint(any(shift_left(found, count) != a));
    return found;
}

uint leading_zeros(uint2 a) {
    return a.y != 0 ? 31 - firstbithigh(a.y) : 63 - firstbithigh(a.x);
}

uint2 product_of_words(uint a, uint b) {
    uint2 low = uint2(a & 0xffff, a >> 16) * (b & 0xffff);
    uint2 high = uint2(a & 0xffff, a >> 16) * (b >> 16);
    uint middle = (low.x >> 16) + (low.y & 0xffff) + (high.x & 0xffff);
    return uint2(a * b, high.y + (low.y >> 16) + (high.x >> 16) + (middle >> 16));
}

uint4 product(uint2 a, uint2 b) {
    uint2 low = product_of_words(a.x, b.x);
    uint2 middle = plus(product_of_words(a.x, b.y), uint2(low.y, 0));
    uint2 other = plus(product_of_words(a.y, b.x), uint2(middle.x, 0));
    uint2 high = plus(plus(product_of_words(a.y, b.y), uint2(middle.y, 0)), uint2(other.y, 0));
    return uint4(low.x, other.x, high);
}

// --------------------------------------------------------------------------------------------------- parts of doubles

// As that of subnormal numbers counts.
int exponent_of(uint2 a) {
    return max(int(a.y << 1 >> 21), 1);
}

// With the leading one of normal numbers, in bit 52.
uint2 mantissa_of(uint2 a) {
    uint leading = (a.y & INFINITY) == 0 ? 0 : 0x100000;
    return uint2(a.x, (a.y & 0xfffff) | leading);
}

uint2 without_sign(uint2 a) {
    return uint2(a.x, a.y & ~SIGN);
}

bool is_nan(uint2 a) {
    return is_less(uint2(0, INFINITY), without_sign(a));
}

bool is_zero(uint2 a) {
    return (a.x | (a.y << 1)) == 0;
}

bool is_special(uint2 a) {
    return (a.y & INFINITY) == INFINITY;
}

// The double nearest to `mantissa`, where `exponent` is that of a number whose leading one is bit 63. Below what counts,
// bit 0 says whether there is anything.
uint2 rounded(uint sign, int exponent, uint2 mantissa) {
    if (all(mantissa == 0))
        return uint2(0, sign);
    uint zeros = leading_zeros(mantissa);
    mantissa = shift_left(mantissa, zeros);
    exponent -= int(zeros);
    if (exponent > 2046)
        return uint2(0, sign | INFINITY);
    if (exponent < 1) {
        mantissa = shift_right_sticky(mantissa, uint(1 - exponent));
        exponent = 1;
    }
    uint rest = mantissa.x & 0x7ff;
    uint2 number = shift_right(mantissa, 11);
    uint up = uint(rest + (number.x & 1) > 0x400);
    // The leading one counts as one of the exponent; if rounding carries into it, the next one is right.
    return plus(number, uint2(up, sign + (uint(exponent - 1) << 20)));
}

// ---------------------------------------------------------------------------------------------------------- arithmetic

export uint2 add_doubles(uint2 a, uint2 b) {
    if (is_less(without_sign(a), without_sign(b))) {
        uint2 other = a;
        a = b;
        b = other;
    }
    uint sign = a.y & SIGN;
    bool subtracts = ((a.y ^ b.y) & SIGN) != 0;
    if (is_special(a)) {
        // If one of both is NaN, it is this one.
        if (is_nan(a) || (is_special(b) && subtracts))
            return NOT_A_NUMBER;
        return a;
    }
    uint2 larger = shift_left(mantissa_of(a), 10);
    uint2 smaller = shift_left(mantissa_of(b), 10);
    smaller = shift_right_sticky(smaller, uint(exponent_of(a) - exponent_of(b)));
    uint2 sum = subtracts ? minus(larger, smaller) : plus(larger, smaller);
    if (subtracts && all(sum == 0))
        sign = 0;
    return rounded(sign, exponent_of(a) + 1, sum);
}

export uint2 multiply_doubles(uint2 a, uint2 b) {
    uint sign = (a.y ^ b.y) & SIGN;
    if (is_special(a) || is_special(b)) {
        if (is_nan(a) || is_nan(b) || is_zero(a) || is_zero(b))
            return NOT_A_NUMBER;
        return uint2(0, sign | INFINITY);
    }
    // Of zero, `rounded` makes zero, whatever the exponent is.
    uint zeros_of_a = leading_zeros(mantissa_of(a));
    uint zeros_of_b = leading_zeros(mantissa_of(b));
    uint4 found = product(shift_left(mantissa_of(a), zeros_of_a), shift_left(mantissa_of(b), zeros_of_b));
    int exponent = exponent_of(a) + exponent_of(b) - int(zeros_of_a + zeros_of_b) - BIAS + 23;
    return rounded(sign, exponent, uint2(found.z | uint(any(found.xy != 0)), found.w));
}

export uint2 divide_doubles(uint2 a, uint2 b) {
    uint sign = (a.y ^ b.y) & SIGN;
    if (is_nan(a) || is_nan(b) || (is_special(a) && is_special(b)) || (is_zero(a) && is_zero(b)))
        return NOT_A_NUMBER;
    if (is_special(a) || is_zero(b))
        return uint2(0, sign | INFINITY);
    if (is_special(b) || is_zero(a))
        return uint2(0, sign);
    uint2 rest = mantissa_of(a);
    uint2 divisor = mantissa_of(b);
    uint zeros = leading_zeros(rest);
    uint zeros_of_divisor = leading_zeros(divisor);
    // Bit 62 is the leading one of both.
    rest = shift_left(rest, zeros - 1);
    divisor = shift_left(divisor, zeros_of_divisor - 1);
    uint2 quotient = 0;
    for (uint place = 0; place < 56; ++place) {
        quotient = plus(quotient, quotient);
        if (!is_less(rest, divisor)) {
            rest = minus(rest, divisor);
            quotient.x |= 1;
        }
        rest = plus(rest, rest);
    }
    quotient = shift_left(quotient, 8);
    quotient.x |= uint(any(rest != 0));
    int exponent = exponent_of(a) - int(zeros) - exponent_of(b) + int(zeros_of_divisor);
    return rounded(sign, exponent + BIAS, quotient);
}

uint4 sum_of_four(uint4 a, uint4 b, uint carry) {
    uint4 found;
    [unroll]
    for (uint index = 0; index < 4; ++index) {
        uint sum = a[index] + b[index];
        found[index] = sum + carry;
        carry = uint(sum < a[index] || found[index] < sum);
    }
    return found;
}

// `a * b + c`, rounded once.
export uint2 multiply_and_add_doubles(uint2 a, uint2 b, uint2 c) {
    if (is_special(a) || is_special(b) || is_zero(a) || is_zero(b))
        return add_doubles(multiply_doubles(a, b), c);
    if (is_zero(c))
        return multiply_doubles(a, b);
    if (is_special(c))
        return is_nan(c) ? NOT_A_NUMBER : c;
    uint sign = (a.y ^ b.y) & SIGN;
    uint sign_of_other = c.y & SIGN;
    uint zeros_of_a = leading_zeros(mantissa_of(a));
    uint zeros_of_b = leading_zeros(mantissa_of(b));
    uint zeros_of_c = leading_zeros(mantissa_of(c));
    uint4 number = product(shift_left(mantissa_of(a), zeros_of_a), shift_left(mantissa_of(b), zeros_of_b));
    int exponent = exponent_of(a) + exponent_of(b) - int(zeros_of_a + zeros_of_b) - BIAS + 24;
    if ((number.w & SIGN) == 0)
        // Its leading one is bit 126 then, where it is to be in any case; of 128 bits, the product has at most 106.
        exponent -= 1;
    else
        number = (number >> 1) | (uint4(number.yzw, 0) << 31);
    uint4 other = uint4(0, 0, shift_left(mantissa_of(c), zeros_of_c - 1));
    int exponent_of_other = exponent_of(c) + 12 - int(zeros_of_c);
    bool is_swapped = exponent < exponent_of_other;
    if (exponent == exponent_of_other)
        is_swapped = is_less(number.zw, other.zw);
    if (is_swapped) {
        uint4 swapped = number;
        number = other;
        other = swapped;
        uint swapped_sign = sign;
        sign = sign_of_other;
        sign_of_other = swapped_sign;
        int swapped_exponent = exponent;
        exponent = exponent_of_other;
        exponent_of_other = swapped_exponent;
    }
    uint count = min(uint(exponent - exponent_of_other), 128);
    for (; count > 31; count -= 32)
        other = uint4(other.y | uint(other.x != 0), other.zw, 0);
    uint lost = other.x << 1 << (31 - count);
    other = (other >> count) | (uint4(other.yzw, 0) << 1 << (31 - count));
    other.x |= uint(lost != 0);
    bool subtracts = sign != sign_of_other;
    number = sum_of_four(number, subtracts ? ~other : other, uint(subtracts));
    if (all(number == 0))
        return 0;
    while (number.w == 0) {
        number = uint4(0, number.xyz);
        exponent -= 32;
    }
    uint zeros = 31 - firstbithigh(number.w);
    number = (number << zeros) | (uint4(0, number.xyz) >> 1 >> (31 - zeros));
    uint2 mantissa = uint2(number.z | uint(any(number.xy != 0)), number.w);
    return rounded(sign, exponent - int(zeros), mantissa);
}

// Towards zero.
export uint2 truncate_double(uint2 a) {
    int exponent = exponent_of(a) - BIAS;
    if (exponent < 0)
        return uint2(0, a.y & SIGN);
    if (exponent > 51)
        return a;
    uint count = uint(52 - exponent);
    return shift_left(shift_right(a, count), count);
}

// -------------------------------------------------------------------------------------------------------- comparisons

// 0: equal, 1: less, 2: greater, 3: one of both is NaN.
export uint order_of_doubles(uint2 a, uint2 b) {
    if (is_nan(a) || is_nan(b))
        return 3;
    if ((is_zero(a) && is_zero(b)) || all(a == b))
        return 0;
    bool is_negative = (a.y & SIGN) != 0;
    if (is_negative != ((b.y & SIGN) != 0))
        return is_negative ? 1 : 2;
    return is_less(a, b) != is_negative ? 1 : 2;
}

// Of a number and NaN, the number.
export uint2 smaller_double(uint2 a, uint2 b) {
    uint order = order_of_doubles(a, b);
    if (order == 3)
        return is_nan(a) ? b : a;
    return order == 2 ? b : a;
}

export uint2 larger_double(uint2 a, uint2 b) {
    uint order = order_of_doubles(a, b);
    if (order == 3)
        return is_nan(a) ? b : a;
    return order == 1 ? b : a;
}

// -------------------------------------------------------------------------------------------------------- conversions

// The bits of the nearest float.
export uint float_of_double(uint2 a) {
    uint sign = a.y & SIGN;
    if (is_nan(a))
        return sign | 0x7fc00000;
    uint2 mantissa = shift_left(mantissa_of(a), 11);
    uint number = mantissa.y | uint(mantissa.x != 0);
    int exponent = exponent_of(a) - BIAS + 127;
    if (exponent > 254)
        return sign | 0x7f800000;
    if (exponent < 1) {
        uint count = min(uint(1 - exponent), 31);
        number = (number >> count) | uint((number & ((1u << count) - 1)) != 0);
        exponent = 1;
    }
    uint rest = number & 0xff;
    number >>= 8;
    uint up = uint(rest + (number & 1) > 0x80);
    return number + up + sign + (uint(exponent - 1) << 23);
}

// A float between which and the double no half is, nor the middle of two: converting it again rounds as converting the
// double would.
export uint odd_float_of_double(uint2 a) {
    uint nearest = float_of_double(a);
    uint sign = a.y & SIGN;
    int exponent = exponent_of(a) - BIAS + 127;
    if (is_special(a) || exponent > 254)
        return nearest;
    if (exponent < 1)
        return sign | uint(!is_zero(a));
    uint2 mantissa = mantissa_of(a);
    uint number = (mantissa.x >> 29) | (mantissa.y << 3);
    number |= uint((mantissa.x & 0x1fffffff) != 0);
    return number + sign + (uint(exponent - 1) << 23);
}

export uint2 double_of_float(uint a) {
    uint sign = a & SIGN;
    int exponent = int(a << 1 >> 24);
    uint mantissa = a & 0x7fffff;
    if (exponent == 255)
        return mantissa != 0 ? NOT_A_NUMBER : uint2(0, sign | INFINITY);
    if (exponent == 0)
        exponent = 1;
    else
        mantissa |= 0x800000;
    return rounded(sign, exponent - 127 + BIAS + 8, uint2(0, mantissa));
}

export uint2 double_of_uint(uint a) {
    return rounded(0, BIAS + 31, uint2(0, a));
}

export uint2 double_of_int(int a) {
    return rounded(uint(a) & SIGN, BIAS + 31, uint2(0, uint(abs(a))));
}

export uint2 double_of_ulong(uint2 a) {
    return rounded(0, BIAS + 63, a);
}

export uint2 double_of_long(uint2 a) {
    uint sign = a.y & SIGN;
    return rounded(sign, BIAS + 63, sign != 0 ? minus(0, a) : a);
}

// The whole part of the size, and the largest number if that does not fit; 0 of NaN.
uint2 size_of(uint2 a) {
    int exponent = exponent_of(a) - BIAS;
    if (exponent < 0 || is_nan(a))
        return 0;
    if (exponent > 63)
        return uint2(~0u, ~0u);
    return shift_right(shift_left(mantissa_of(a), 11), uint(63 - exponent));
}

export uint2 ulong_of_double(uint2 a) {
    return (a.y & SIGN) != 0 ? uint2(0, 0) : size_of(a);
}

export uint2 long_of_double(uint2 a) {
    bool is_negative = (a.y & SIGN) != 0;
    uint2 size = size_of(a);
    if ((size.y & SIGN) != 0)
        size = is_negative ? uint2(0, SIGN) : uint2(~0u, ~SIGN);
    return is_negative ? minus(0, size) : size;
}

export uint uint_of_double(uint2 a) {
    uint2 size = ulong_of_double(a);
    return size.y != 0 ? ~0u : size.x;
}

export int int_of_double(uint2 a) {
    bool is_negative = (a.y & SIGN) != 0;
    uint2 size = size_of(a);
    uint limit = is_negative ? SIGN : ~SIGN;
    uint number = size.y != 0 || size.x > limit ? limit : size.x;
    return int(is_negative ? 0 - number : number);
}

// ---------------------------------------------------------------------------------------------------------------- waves

bool is_counted(uint4 lanes, uint lane) {
    return ((lanes[lane / 32] >> (lane % 32)) & 1) != 0;
}

// Of the lanes below `end` that take part. The others take part as well, as somebody's `end` may be higher.
export uint2 add_doubles_of_lanes(uint2 a, uint4 lanes, uint count, uint end) {
    uint2 found = 0;
    for (uint lane = 0; lane < count; ++lane) {
        uint2 other = WaveReadLaneAt(a, lane);
        if (lane < end && is_counted(lanes, lane))
            found = add_doubles(found, other);
    }
    return found;
}

export uint2 multiply_doubles_of_lanes(uint2 a, uint4 lanes, uint count, uint end) {
    uint2 found = uint2(0, 0x3ff00000);
    for (uint lane = 0; lane < count; ++lane) {
        uint2 other = WaveReadLaneAt(a, lane);
        if (lane < end && is_counted(lanes, lane))
            found = multiply_doubles(found, other);
    }
    return found;
}

export uint2 smallest_double_of_lanes(uint2 a, uint4 lanes, uint count) {
    uint2 found = a;
    for (uint lane = 0; lane < count; ++lane) {
        uint2 other = WaveReadLaneAt(a, lane);
        if (is_counted(lanes, lane))
            found = smaller_double(found, other);
    }
    return found;
}

export uint2 largest_double_of_lanes(uint2 a, uint4 lanes, uint count) {
    uint2 found = a;
    for (uint lane = 0; lane < count; ++lane) {
        uint2 other = WaveReadLaneAt(a, lane);
        if (is_counted(lanes, lane))
            found = larger_double(found, other);
    }
    return found;
}
