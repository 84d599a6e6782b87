#pragma dxc diagnostic error "-Wconversion"
float3 narrow(float4 a) { return a; }
#pragma dxc diagnostic warning "-Wconversion"
float3 narrower(float4 a) { return a; }
float4 main() : SV_Target { return 1; }
