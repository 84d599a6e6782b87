// args: -T cs_6_0
// A struct of 65,536 members, by two and two.
struct S0 { bool a; };
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
struct S12 { S11 a, b; };
struct S13 { S12 a, b; };
struct S14 { S13 a, b; };
struct S15 { S14 a, b; };
struct S16 { S15 a, b; };

RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)]
void main() {
    S16 s = (S16)o[0];
    o[1] = s.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a;
    s = (S16)o[2];
    s = (S16)o[3];
    s = (S16)o[4];
    s = (S16)o[5];
    o[6] = s.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a;
}
