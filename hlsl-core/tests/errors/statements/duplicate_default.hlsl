float4 main(int a : A) : SV_Target
{
    switch (a) { default: return 1; case 2: return 2; default: return 3; }
}
