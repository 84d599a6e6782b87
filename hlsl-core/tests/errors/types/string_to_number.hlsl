float4 main() : SV_Target { float a = "one"; return a; }
