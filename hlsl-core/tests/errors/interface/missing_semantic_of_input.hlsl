float4 main(float4 tint) : SV_Target { return tint; }
