// args: -T ps_6_0 -E main -Wno-all
// args: -T ps_6_0 -E main -Wno-everything -Wparentheses
// args: -T ps_6_0 -E main -Werror -Wno-error=parentheses -Wno-most
// args: -T ps_6_0 -E main -Werror=conversion -Wno-parentheses

float4 main(nointerpolation int a : A, float4 v : V) : SV_Target {
    int r = a & 1 == 1;
    r = a && r || 1 < a;
    r + 1;
    float2 w = v;
    r = 1.5;
    return r + w.xyxy;
}
