// args: -T cs_6_6 -E main
// Members without names get some, and so do their types.
struct Light
{
    float4 color;
    struct { float3 place; struct { float radius; uint kind; }; };
};
RWStructuredBuffer<Light> lights;
[numthreads(1, 1, 1)] void main() { lights[0].radius = lights[1].place.x + lights[1].kind; }
