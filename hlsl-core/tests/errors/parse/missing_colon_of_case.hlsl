float4 main(int a : A) : SV_Target
{
    switch (a) { case 1 return 2; default: return 1; }
}
