// args: -T ps_6_0 -E main -fspv-target-env=webgpu
// Each case gets copies of all that follow: there is a limit.
#define FOUR(n) case n: sum += at; case n + 1: sum *= at; case n + 2: sum -= at; case n + 3: sum /= at;
#define SIXTEEN(n) FOUR(n) FOUR(n + 4) FOUR(n + 8) FOUR(n + 12)

float4 main(float4 at : AT, nointerpolation int which : WHICH) : SV_Target
{
    float4 sum = at;
    switch (which)
    {
        SIXTEEN(0) SIXTEEN(16) SIXTEEN(32) SIXTEEN(48) SIXTEEN(64) SIXTEEN(80)
    }
    return sum;
}
