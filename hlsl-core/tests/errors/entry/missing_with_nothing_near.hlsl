float4 shade() : SV_Target { return 1; }
