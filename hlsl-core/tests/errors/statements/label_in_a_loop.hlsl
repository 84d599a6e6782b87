float4 main(int a : A) : SV_Target
{
    switch (a) { case 1: for (;;) { default: return 1; } }
    return 1;
}
