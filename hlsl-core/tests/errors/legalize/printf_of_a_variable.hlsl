float4 main(int a : A) : SV_Target
{
    string format = "%d";
    printf(a, format);
    return 1;
}
