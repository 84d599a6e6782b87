float4 main(int4 p : SV_Position) : SV_Target { return p; }
