// args: -T cs_6_0 -E main
[numthreads(1, 1, 1)] void main(float3 i : SV_DispatchThreadID) { }
