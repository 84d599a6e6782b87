// Literals take the type that is asked for; every other conversion is written out.
struct S {
    float a;
    int2 b;
};
void literals(bool c) {
    float a = 1;
    double d = 0.1;
    uint u = 1;
    half h = 2.5;
    float4 v = 1;
    int i = c ? 1 : 2;
    float f = c ? 1 : 2.5;
    double e = c ? 0.1 : 0.2;
    float g = 1 / 2;
    float k = 1.0 / 3;
    int big = 0xFFFFFFFF;
    float3 s = 1.0.xxx;
}
void arithmetic(float f, int i, uint u, bool b, float3 v, float4 w, float4x4 m, double d) {
    float a = f + 1;
    float c = i * 0.5;
    uint e = i + u;
    int g = b + b;
    float3 h = v * f;
    float3 j = f * v + 1;
    float3 k = v + w;
    float4x4 l = m * 2;
    double n = d + f;
    int o = i << 2u;
    bool p = f < i;
    bool3 q = v == 0;
    int3 r = -(v > 0);
    bool s = !f;
    v *= 2;
    v += i;
    i <<= u;
    b |= true;
}
void casts(float f, float4 v, S s, float2x2 m, float arr[3]) {
    int a = (int)f;
    float2 b = (float2)v;
    S c = (S)0;
    float d[3] = (float[3])v;
    float4 e = m;
    float2x2 g = v;
    float h = v;
    float3 i = float3(v.xy, f);
    S j = { v.x, v.y, 1 };
    float2x2 k = { { 1, 2 }, v.zw };
    float l[] = { 1, f, v };
    float3 n = (float3)s;
    bool3 o = bool3(v.xyz);
}
