float4 main() : SV_Target { uint a = 0; InterlockedAdd(a, 1); return a; }
