float4 main(uint3 i : SV_DispatchThreadID) : SV_Target { return i.x; }
