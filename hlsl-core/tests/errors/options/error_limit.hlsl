// args: -T ps_6_0 -E main -ferror-limit=2
// args: -T ps_6_0 -E main -ferror-limit=0
// args: -T ps_6_0 -E main -ferror-limit=many

float4 main() : SV_Target {
    float a = one;
    float b = two;
    float c = three;
    return a + b + c;
}
