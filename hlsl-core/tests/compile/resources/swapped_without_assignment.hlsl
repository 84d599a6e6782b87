// args: -T ps_6_0 -E main
// Two textures that are never assigned change places in a loop.
float4 main(nointerpolation int count : COUNT) : SV_Target {
    float4 sum = 0;
    Texture2D first, second;
    for (int i = 0; i < count; i++) {
        sum += first.Load(int3(i, 0, 0));
        Texture2D kept = first;
        first = second;
        second = kept;
    }
    return sum;
}
