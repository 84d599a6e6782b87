float4 main(int a : A) : SV_Target
{
    switch (a) { case 1 ... 3: return 1; default: return 3; }
}
