// args: -T ps_6_2 -E main -fspv-target-env=wgpu -enable-16bit-types
// Stage variables have 32 bits; the numbers between them do not.
half4 main(half2 at : AT, nointerpolation int16_t which : WHICH) : SV_Target
{
    return half4(at * 2, which, which + (int16_t)3);
}
