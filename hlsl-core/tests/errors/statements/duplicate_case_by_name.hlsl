enum Mode { Off, None = 0 };
float4 main(int a : A) : SV_Target
{
    switch (a) { case Off: return 1; case None: return 2; default: return 3; }
}
