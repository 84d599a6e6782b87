// args: -T lib_6_9 -fspv-target-env=vulkan1.3
// Nothing is left of a list of hit objects that nobody reads.

void ignore(dx::HitObject hits[2]) {}

[shader("raygeneration")]
void Generate()
{
    RayDesc ray;
    ray.Origin = 0;
    ray.Direction = float3(0, 0, 1);
    ray.TMin = 0;
    ray.TMax = 9;
    dx::HitObject hits[2] = { dx::HitObject::MakeMiss(0, 0, ray), dx::HitObject::MakeMiss(0, 1, ray) };
    ignore(hits);
}
