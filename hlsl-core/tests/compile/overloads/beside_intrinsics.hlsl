// args: -T cs_6_2 -E main -enable-16bit-types
// Functions of the shader and of the language are one set: whichever converts less is called, and the shader's where both cost the
// same.
RWStructuredBuffer<float> o;
float sqrt(float2 v) { return v.x * 11; }
float2 max(float2 a, float2 b) { return a + b * 12; }
// Calls the function of the language, not itself.
float3 pow(float3 a, float b) { return float3(pow(a.x, b), pow(a.y, b), pow(a.z, b)); }
float fmod(float a, float b) { return a + b * 13; }
float2 fmod(float2 a, float2 b) { return a + b * 14; }
half saturate(half a) { return a * 15; }
float min(inout float a, float b = 16) { a += 1; return a * b; }
namespace N
{
    float abs(float3 a) { return a.x * 17; }
    float inner(float a) { return abs(a); }
    float outer(float a) { return N::abs(a); }
}
// A method hides the function of the language.
struct S
{
    float floor(float2 a) { return a.y * 18; }
    float call(float a) { return floor(a); }
};
[numthreads(1, 1, 1)]
void main()
{
    float f = o[0];
    o[1] = sqrt(f);
    o[2] = sqrt(float2(f, o[3]));
    o[4] = max(f, o[5]);
    o[6] = max(float2(f, o[7]), 1).y;
    o[8] = pow(o[9].xxx, f).x;
    o[10] = fmod(float3(f, o[11], o[12]), f).z;
    o[13] = fmod(f, 2);
    o[14] = saturate(float3(f, o[15], o[16])).z;
    o[17] = saturate((half)f);
    float g = o[18];
    o[19] = min(g) + min(g, f);
    o[20] = min(1.0, f);
    o[21] = N::inner(f);
    o[22] = N::outer(f);
    S s;
    o[23] = s.call(f);
}
