float3 loud_in_an_include(float4 a) { return a; }
#pragma dxc diagnostic push
#pragma dxc diagnostic ignored "-Wconversion"
float3 silent_in_an_include(float4 a) { return a; }
#pragma dxc diagnostic pop
