float4 main() : SV_Target { errorf("no"); return 1; }
