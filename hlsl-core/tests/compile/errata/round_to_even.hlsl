// args: -T ps_6_0
// docs/manual-errata.md, Intrinsic functions: round is RoundEven, also of constants: 2 + 2 + 4.

float4 main(float4 value : VALUE) : SV_Target {
    return round(value) + round(1.5) + round(2.5) + round(3.5);
}
