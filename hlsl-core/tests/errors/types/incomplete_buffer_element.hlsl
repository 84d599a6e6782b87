// args: -T cs_6_0 -E main

struct Light;
RWStructuredBuffer<Light> lights;
ConstantBuffer<Light> light;

[numthreads(1, 1, 1)] void main() {
    lights[0].color = light.color;
}
