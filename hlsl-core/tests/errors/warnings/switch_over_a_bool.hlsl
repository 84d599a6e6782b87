// args: -T ps_6_0 -E main

float4 main(nointerpolation int a : A) : SV_Target {
    switch (a == 1) {
        case 1: return 1;
        default: return 0;
    }
}
