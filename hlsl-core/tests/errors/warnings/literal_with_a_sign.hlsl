// args: -T ps_6_0 -E main

float4 main(bool b : B, int2 v : V) : SV_Target {
    int i = -1.5;
    i = (-(0.5f));
    i = b ? 1.5 : 2.0;
    i += float(1.5) + (int)1.5;
    i = 2.5 * 1;
    v = 1.5;
    float few[2] = { 1, 2 };
    return i + v.x + few[0.5];
}
