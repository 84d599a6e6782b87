groupshared float4 shared_tint;
float4 main() : SV_Target { shared_tint = 1; return shared_tint; }
