float4 tint < string name = "Tint"; >;
float4 main() : SV_Target { return tint; }
