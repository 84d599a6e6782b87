// args: -T vs_6_0 -E main -pack-optimized

struct S0 { float a, b; };
struct S1 { S0 a, b; };
struct S2 { S1 a, b; };
struct S3 { S2 a, b; };
struct S4 { S3 a, b; };
struct S5 { S4 a, b; };
struct S6 { S5 a, b; };
struct S7 { S6 a, b; };
struct S8 { S7 a, b; };
struct S9 { S8 a, b; };
struct S10 { S9 a, b; };
struct S11 { S10 a, b; };

struct Output
{
    S11 fits : FITS;
    float more : MORE;
    S11 again : AGAIN;
};

// Packed, four floats share a location.
void main(out Output output)
{
    output = (Output)1;
}
