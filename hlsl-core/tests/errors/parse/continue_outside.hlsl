float4 main(int a : A) : SV_Target
{
    switch (a) { case 0: continue; }
    return 1;
}
