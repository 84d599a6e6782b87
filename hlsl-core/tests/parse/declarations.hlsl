static const float2 half_pixel = { 0.5, 0.5 }, offsets[2] = { { 0, 1 }, { 2, 3 }, };
uniform row_major float4x4 view : register(c4);
precise float unsized[], grid[2][3];
groupshared uint counts[64];
unsigned int2 pair;
float const trailing = 1;
struct { int x; } unnamed_type, another;
int (parenthesized);
cbuffer Frame : register(b0, space1) {
    float4 tint : packoffset(c1.y);
    struct Inner { int a; };
    float helper() { return tint.x; }
};
tbuffer Table { float rows[4]; }
typedef float4 Color, Palette[4];
typedef struct Node { int next; } Node;
using Weights = float[3];
enum Kind : uint { First, Second = First + 2, };
enum class Scoped { A };
// Words that modify and may also be names.
float sample, center, payload, vertices, precise;
float soft(sample float a, float sample) { return sample * center + precise; }
int prototype(int, float b = 1, in int c[2] = { 1 }), after_prototype;
void nothing(void);
void mesh(out indices uint3 triangles[2], out vertices float4 points[3], in payload Node data);
export float4 exported(inout float4 a : A, nointerpolation linear float b : B) : SV_Target { return a; }
int;
