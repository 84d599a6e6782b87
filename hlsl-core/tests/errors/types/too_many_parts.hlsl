// args: -T ps_6_0 -E main
struct S0 { float x; };
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
struct S17 { S16 a, b; };
struct S18 { S17 a, b; };
struct S19 { S18 a, b; };
float4 main(float4 a : A) : SV_Target { S18 s; return a; }
