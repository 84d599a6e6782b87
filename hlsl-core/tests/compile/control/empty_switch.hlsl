// Nothing to choose from, and nothing that a selection could merge.
enum Mode { Off, On };
float4 main(int a : A) : SV_Target
{
    switch ((Mode)a) {}
    switch (a) {}
    return 2;
}
