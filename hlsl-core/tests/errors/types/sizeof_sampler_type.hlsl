float4 main() : SV_Target { return sizeof(SamplerState); }
