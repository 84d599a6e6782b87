// args: -T cs_6_0 -E main -fspv-target-env=webgpu
static const float limits[2] = { 1.#INF, -1.#INF };
static float least = 1.#INF;
RWStructuredBuffer<float> numbers;
RWStructuredBuffer<int> integers;

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    least = min(least, numbers[id.x]);
    float2 pair = float2(asfloat(0x7fc00000), id.x);
    numbers[id.x] = id.y == 0 ? least + limits[id.z & 1] : pair[id.x & 1];
    integers[id.x] /= 0;
    integers[id.y] = clamp(integers[id.y], 5, 3);
    numbers[id.y] = log(0.0) + sqrt(-1.0) + smoothstep(1.0, 1.0, numbers[id.y]);
}
