// args: -T cs_6_0 -E main
[numthreads(1, 1, 1)] void main(uint4 i : SV_DispatchThreadID) { }
