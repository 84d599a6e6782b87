// args: -T ps_6_0
typedef float4 Color : COLOR;
float4 main(float4 a : A) : SV_Target {
    float4 b : B = a;
    static float4 c : C;
    struct { float4 d : D; } d : E;
    for (int i : I = 0; i < 4; i++) b += i;
    if (float e : F = a.x) b = e;
    return b;
}
