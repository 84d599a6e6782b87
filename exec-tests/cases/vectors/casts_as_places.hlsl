// in 0: float 1 2 3 4
// out 1: float 7 2 3 8 5 6 3 4 1 12 3 4 9 9 9 4
RWStructuredBuffer<float4> input : register(u0);
RWStructuredBuffer<float4> output : register(u1);

void fill(out float3 a) { a = 9; }

// A cast that only drops components is a place, like a swizzle.
[numthreads(1, 1, 1)]
void main() {
    float4 a = input[0];
    ((float3)a).x = 7;
    ((float4)a)[3] = 8;
    output[0] = a;
    float4 b = input[0];
    (float2)b = float2(5, 6);
    output[1] = b;
    float4 c = input[0];
    ((float3)c).y += 10;
    output[2] = c;
    float4 d = input[0];
    fill((float3)d);
    output[3] = d;
}
