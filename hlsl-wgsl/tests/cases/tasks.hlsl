// args: -T as_6_5 -E main -fspv-target-env=wgpu
// A task shader with a payload.
struct Payload { uint first; float scale; };
groupshared Payload payload;
cbuffer Counts { uint count; };

[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID)
{
    payload.first = group * 6;
    payload.scale = 0.5;
    DispatchMesh(group < count ? 2 : 0, 1, 1, payload);
}
