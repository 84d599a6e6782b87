// args: -T ps_6_0 -E main -Whlsl-legacy-literal
// args: -T ps_6_0 -E main -Whlsl-legacy-literal -HV 202x

float4 main() : SV_Target {
    uint a = 0xF0000000;
    uint64_t b = 0xF000000000000000;
    uint c = 020000000000;
    uint64_t d = 9223372036854775808;
    // No warnings: suffixes, decimal numbers, and small ones.
    a += 0xF0000000u + 4294967295 + 0x7fffffff;
    return a + b + c + d;
}
