// args: -T cs_6_2 -E main
// args: -T cs_6_2 -E tail
// style: type=Camera:crate::Camera type=Push:crate::Push type=Light:crate::lights::Light
// Types of the host's own: of a block, of an element, and of push constants, which are as long as that type.
struct Camera {
    float4x4 view;
    float3 eye;
};
struct Light {
    float3 at;
    float power;
};
struct Push {
    uint first;
    uint2 size;
};
struct Scene {
    Light sun;
    Light lamps[2];
};
ConstantBuffer<Camera> camera : register(b0);
ConstantBuffer<Scene> scene : register(b1);
RWStructuredBuffer<Light> lights : register(u2);
[[vk::push_constant]] Push push;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    lights[push.first + id.x].at = camera.eye + scene.lamps[1].at + push.size.y;
}
[numthreads(1, 1, 1)]
void tail(uint3 id : SV_DispatchThreadID) {
    lights[push.size.x + id.x] = scene.sun;
}
