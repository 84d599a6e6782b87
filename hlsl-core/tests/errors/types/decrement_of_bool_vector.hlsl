float4 main() : SV_Target { bool4 c = true; --c; return c; }
