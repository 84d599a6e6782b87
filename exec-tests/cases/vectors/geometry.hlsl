// in 0: float 3 4 0 any 1 2 -2 any
// out 1: float 11 -8 6 2 5 0.6 0.8 0 3.464102 0.555556 -0.888889 4.888889 -3 -4 0 0 -1 0
[[vk::binding(0)]] StructuredBuffer<float3> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

static uint next = 0;
void put(float value) { output[next++] = value; }
void put(float3 value) { put(value.x); put(value.y); put(value.z); }

[numthreads(1, 1, 1)]
void main()
{
    float3 a = input[0], b = input[1];
    put(dot(a, b));
    put(cross(a, b));
    put(length(a));
    put(normalize(a));
    put(distance(a, b));
    put(reflect(a, b / 3.0));
    put(faceforward(a, float3(0, 1, 0), float3(0, 1, 0)));
    put(refract(float3(0, -1, 0), float3(0, 1, 0), 0.5));
}
