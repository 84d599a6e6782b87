float area(float2 box) { return box.x * box.y; }
float area(float3 box) { return box.x * box.y; }
float4 main(float4x4 m : M, float a : A) : SV_Target { return area(a, a); }
