static float4 tint = 1;
tint main() : SV_Target { return 1; }
