// args: -T cs_6_6 -E main
// Each line is one modifier in a place that has no use for it, or two that exclude each other.
volatile float a;
linear float b;
inline float c;
export float d;
static uniform float e;
static extern float f;
unorm snorm float g;
globallycoherent StructuredBuffer<float> h;
globallycoherent float i;
unsigned float j;

struct Fields {
    const int a;
    uniform int b;
    in int c;
    inline int d;
    linear nointerpolation float e;
    float f[];
    int g : 0;
    string h;
};

extern float fa() { return 1; }
uniform float fb() { return 1; }
groupshared float fc() { return 1; }
in float fd() { return 1; }

void parameters(in in float a) {}
void parameters(out inout int a) { a = 1; }
void parameters(out uniform uint a) { a = 1; }
void parameters(nointerpolation linear float2 a) {}
void parameters(groupshared float3 a) {}
void parameters(volatile float4 a) {}
void parameters(string a) {}

typedef static int T;
typedef groupshared float U;

[numthreads(1, 1, 1)]
void main() {
    uniform float a;
    linear float b;
    string c;
    extern int d;
}
