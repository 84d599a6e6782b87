// args: -T ps_6_0 -E main
float main() : SV_Target
{
    for (int i = 3; static const uint count = 16; i--) {}
    while (static bool again = false) {}
    return 0;
}
