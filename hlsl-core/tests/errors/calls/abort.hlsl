float4 main() : SV_Target { abort(); return 1; }
