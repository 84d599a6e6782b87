// manual: Ray tracing (RayTCurrent is volatile only where an intersection shader asks for it)
// args: -T lib_6_3 -fspv-target-env=vulkan1.2
// args: -T lib_6_3 -fspv-target-env=vulkan1.2 -DIN_INTERSECTION
// args: -T lib_6_3 -fspv-target-env=vulkan1.3 -DIN_INTERSECTION
struct Payload { float distance; };
struct Hit { float2 place; };

[shader("intersection")]
void cross()
{
    Hit hit;
#ifdef IN_INTERSECTION
    hit.place = RayTCurrent();
#else
    hit.place = 0;
#endif
    ReportHit(1, 0, hit);
}

[shader("closesthit")]
void closest(inout Payload payload, Hit hit)
{
    payload.distance = RayTCurrent();
}
