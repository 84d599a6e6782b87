// args: -T cs_6_0 -E main -HV 2018
// Structs with equal fields convert to each other until HLSL 2021.
struct Weighted { float3 value; float weight; };
struct Colored { float3 color; float alpha; };
RWStructuredBuffer<Colored> result;
void store(uint at, Colored it) { result[at] = it; }

[numthreads(1, 1, 1)]
void main() {
    Weighted it = { result[0].color, 2 };
    store(1, it);
    result[2] = it;
}
