#define NARROW(v) (v).xyz * (float2)(v)
#include "../includes/quiet.hlsli"
float3 loud(float4 a) { return a; }
#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Wconversion"
float3 silent(float4 a) { return a; }
float2 silent_in_a_macro(float4 a) { return NARROW(a); }
#pragma dxc diagnostic pop
float3 loud_again(float4 a) { return a; }
#pragma warning(push)
#pragma warning(disable : 3206)
float3 silent_by_number(float4 a) { return a; }
#pragma warning(pop)
float3 loud_to_the_end(float4 a) { return a; }
float4 main() : SV_Target { return 1; }
