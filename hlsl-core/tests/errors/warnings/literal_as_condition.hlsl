// args: -T ps_6_0 -E main

float4 main(bool b : B) : SV_Target {
    float x = 0;
    if (1.5) x = 1;
    while (0.5f) { x = 2; break; }
    b = !1.5 || 2.5 && b;
    x += 0.5 ? 1 : 2;
    switch (1.5) { default: break; }
    if (1.0) x += 1;
    return x * b;
}
