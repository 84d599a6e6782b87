float4 mian() : SV_Target { return 1; }
