// args: -T ps_6_0 -E main -fcgl
// Nothing traces, so SPIR-V 1.0 will do: of the capabilities that permit the type, RayQueryKHR is the one that it has.

RaytracingAccelerationStructure scene;

float4 main() : SV_Target { return 0.5; }
