// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Od
// A continue construct must come to the jump back, so steps and conditions that discard stand in the body.
Texture2D<float> heights;

float kept(float x) {
    if (x < 0) discard;
    return x;
}

float height(Texture2D<float> from, int at) {
    return kept(from.Load(int3(at, at, 0))) + 1;
}

float4 main(float4 p : P) : SV_Target {
    float sum = 0;
    for (int i = 0; i < 10 * p.x; i += (int)kept(p.y)) sum += i;
    do {
        if (sum > 7) continue;
        sum += p.y;
    } while (sum < 9 && height(heights, (int)sum) > 1);
    for (int k = 0; k < 4 && k < p.z; clip(sum - 1), k++) {
        switch (k) {
            case 1: sum += 2; continue;
            case 2: sum *= 3; break;
        }
        if (sum > 100) break;
        sum += k;
    }
    [unroll] for (int n = 0; n < 2; kept(p[n]), n++) sum += p[n];
    return sum;
}
