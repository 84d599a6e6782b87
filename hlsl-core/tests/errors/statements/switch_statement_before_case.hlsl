float4 main(int a : A) : SV_Target
{
    switch (a) { float b = 2; case 1: return 1; default: return 3; }
}
