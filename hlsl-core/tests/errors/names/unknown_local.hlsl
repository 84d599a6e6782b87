float4 main(float4 position : A) : SV_Target { return positoin; }
