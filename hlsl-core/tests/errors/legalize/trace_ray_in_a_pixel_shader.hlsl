// args: -T ps_6_3 -E main
RaytracingAccelerationStructure scene;
struct P { float4 c; };
float4 main() : SV_Target { P p; RayDesc r = (RayDesc)0; TraceRay(scene, 0, 0, 0, 0, 0, r, p); return p.c; }
