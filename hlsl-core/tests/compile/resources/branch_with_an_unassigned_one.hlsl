// args: -T ps_6_0 -E main
// One of the alternatives is a texture that is never assigned and changes places with another such.
Texture2D day : register(t0);
Texture2D night : register(t1);

float4 main(nointerpolation int count : COUNT, nointerpolation bool is_night : NIGHT, nointerpolation bool is_lost : LOST) : SV_Target {
    float4 sum = 0;
    Texture2D first, second;
    for (int i = 0; i < count; i++) {
        sum += first.Load(int3(i, 0, 0));
        Texture2D chosen = day;
        if (is_night) chosen = night;
        if (is_lost) chosen = first;
        sum += chosen.Load(int3(i, 1, 0));
        Texture2D kept = first;
        first = second;
        second = kept;
    }
    return sum;
}
